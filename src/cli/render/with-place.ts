/**
 * A message with the place that it is about. Messages may go into logs, so a label that is no known one is left out of them; on the
 * terminal, where the place is printed beside the message, that would only hide which line is meant.
 */
import { shownLine } from '../../text/messages/shown-text.ts'
import { escapeStep, pointerSteps } from '../../text/places/json-pointer.ts'

const notShown = '(not shown)'

/** `message` with `pointer` written out where it is named with steps left out. */
export function withPlace(message: string, pointer: string | null): string {
  if (pointer === null || !message.includes(notShown)) return message
  const steps = pointerSteps(pointer).map(
    step => `(?:${literally(escapeStep(shownLine(step)))}|${literally(notShown)})`,
  )
  return message.replace(new RegExp(steps.map(step => `/${step}`).join('')), () => shownLine(pointer))
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, found => `\\${found}`)
}
