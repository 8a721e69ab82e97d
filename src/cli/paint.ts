/** Colours of what the command draws; none where it is not drawn on a terminal. */
import { shownLine } from '../text/messages/shown-text.ts'

/** Each colour: the numbers that switch it on and off (ECMA-48 section 8.3.117). */
const colours = {
  bold: { on: [1], off: [22] },
  dim: { on: [2], off: [22] },
  red: { on: [31], off: [39] },
  yellow: { on: [33], off: [39] },
  green: { on: [32], off: [39] },
  alarm: { on: [1, 7, 31], off: [39, 27, 22] },
} as const

/** The colours of the terminal that are used. */
export type Colour = keyof typeof colours

/** The text in a colour, or as it is. */
export type Paint = (colour: Colour, text: string) => string

const numbers = [...new Set(Object.values(colours).flatMap(({ on, off }) => [...on, ...off]))]

/** The orders of the colours, and no other order to a terminal; in a group, so that a text can be split at them. */
export const colourOrders: RegExp = new RegExp(`(\u001b\\[(?:${numbers.join('|')})m)`)

/** Paints where `hasColour`. */
export function painter(hasColour: boolean): Paint {
  return (colour, text) => {
    // What is painted is text alone: an order in it would pass for one of these colours.
    const line = shownLine(text)
    const { on, off } = colours[colour]
    return hasColour ? `${on.map(order).join('')}${line}${off.map(order).join('')}` : line
  }
}

function order(number: number): string {
  return `\u001b[${number}m`
}
