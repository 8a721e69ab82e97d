/** How long a delivery is remembered, and how old one may be. */
import type { CallbackSettings } from './callback-settings.ts'

type Window = Pick<CallbackSettings, 'replayWindowMs'>

/** Where a name or a time distinguishes deliveries that say the same, none is taken for another one, however long it is remembered. */
const long = 24 * 3_600_000

/** Enough for a sender that tries again; and two wake-ups that say the same, and come to one endpoint, are rarely that close. */
const short = 5 * 60_000

/** Whether it was sent within the window around its coming. A time that is none, or no number, is outside. */
export function isWithin(
  sentAt: number | null,
  receivedAt: number,
  { replayWindowMs = long }: Window,
): sentAt is number {
  return sentAt !== null && Math.abs(receivedAt - sentAt) <= replayWindowMs
}

/** Milliseconds from its coming; 0 for not at all. One with a time is remembered for as long as it would pass by that time. */
export function rememberedFor(
  name: string | null | undefined,
  receivedAt: number,
  sentAt: number | null | undefined,
  { replayWindowMs }: Window,
): number {
  if (typeof sentAt !== 'number') {
    const isNamed = typeof name === 'string' && name !== ''
    return replayWindowMs ?? (isNamed ? long : short)
  }
  const window = replayWindowMs ?? long
  return window === 0 ? 0 : window + Math.max(0, sentAt - receivedAt) + 1
}
