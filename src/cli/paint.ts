/** Colours of what the command draws; none where it is not drawn on a terminal. */
import { styleText } from 'node:util'

export type Colour = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'alarm'

/** The text in a colour, or as it is. */
export type Paint = (colour: Colour, text: string) => string

/** Paints where `hasColour`. */
export function painter(hasColour: boolean): Paint {
  return (colour, text) =>
    hasColour ? styleText(colour === 'alarm' ? ['bold', 'inverse', 'red'] : colour, text) : text
}
