/** Bars to the right, as long as the logarithm of their value: so that 0.5 and 20 fit into one picture. */
import { element, label, picture } from './svg.ts'

export interface Bar {
  readonly name: string
  /** Greater than 0. */
  readonly value: number
  readonly kind: 'own' | 'peer' | 'floor'
}

const width = 900
const left = 370
const right = 70
const top = 64
const step = 28

/** The chart of at least one bar, in the order given. The value 1 has a line of its own. */
export function barChart(title: string, unit: string, bars: readonly Bar[]): string {
  const values = bars.map(({ value }) => value)
  const from = Math.floor(Math.log10(Math.min(0.1, ...values)))
  const to = Math.ceil(Math.log10(Math.max(10, ...values)))
  const at = (value: number): number =>
    left + ((width - left - right) * (Math.log10(value) - from)) / (to - from)
  const height = top + bars.length * step + 16
  const powers = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index))
  const grid = powers.flatMap(power => [
    element('line', {
      x1: at(power),
      x2: at(power),
      y1: top - 8,
      y2: height - 12,
      class: power === 1 ? 'limit' : 'line',
    }),
    label(at(power), top - 14, String(power), { anchor: 'middle', kind: 'quiet' }),
  ])
  const drawn = bars.flatMap(({ name, value, kind }, index) => {
    const y = top + index * step
    return [
      label(left - 10, y + 15, name, { anchor: 'end', kind: kind === 'own' ? 'strong' : 'text' }),
      element('rect', {
        x: left,
        y: y + 2,
        width: Math.max(1, at(value) - left),
        height: step - 9,
        rx: 2,
        class: kind,
      }),
      label(at(value) + 6, y + 15, shortNumber(value), { kind: kind === 'own' ? 'strong' : 'text' }),
    ]
  })
  const heading = [
    label(16, 22, title, { kind: 'strong' }),
    label(width - 16, 22, unit, { anchor: 'end', kind: 'quiet' }),
  ]
  const description = bars.map(({ name, value }) => `${name}: ${shortNumber(value)}`).join('; ')
  return picture(width, height, title, description, [...heading, ...grid, ...drawn])
}

function shortNumber(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)
}
