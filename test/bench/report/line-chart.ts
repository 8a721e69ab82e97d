/** Curves of time over size, each in a panel of its own, with the straight line that doubling the size would double. */
import type { Curve } from './report.ts'
import { element, label, picture } from './svg.ts'
import { shownValue } from './table.ts'

const panelWidth = 420
const panelHeight = 250
const left = 70
const right = 24
const top = 44
const bottom = 40

/** The chart of at least one curve, two panels to a row. The dashed line is in proportion to the first point. */
export function lineChart(title: string, curves: readonly Curve[]): string {
  const rows = Math.ceil(curves.length / 2)
  const panels = curves.map((curve, index) =>
    element(
      'g',
      { transform: `translate(${(index % 2) * panelWidth} ${30 + Math.floor(index / 2) * panelHeight})` },
      panel(curve).join('\n'),
    ),
  )
  const description = curves
    .map(({ what, points }) => {
      const texts = points.map(({ size, time }) => `${size}: ${shownValue(time, 'ns')}`)
      return `${what}: ${texts.join(', ')}`
    })
    .join('; ')
  const heading = label(16, 22, title, { kind: 'strong' })
  return picture(2 * panelWidth, 30 + rows * panelHeight, title, description, [heading, ...panels])
}

function panel({ what, points }: Curve): readonly string[] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return []
  const proportional = (first.time / first.size) * last.size
  const highest = Math.max(proportional, ...points.map(({ time }) => time)) * 1.05
  const x = (size: number): number => left + ((panelWidth - left - right) * size) / last.size
  const y = (time: number): number => panelHeight - bottom - ((panelHeight - top - bottom) * time) / highest
  const path = points.map(
    ({ size, time }, index) => `${index === 0 ? 'M' : 'L'}${x(size).toFixed(1)} ${y(time).toFixed(1)}`,
  )
  const floor = panelHeight - bottom
  return [
    label(left, top - 16, what, { kind: 'strong' }),
    element('line', { x1: left, x2: panelWidth - right, y1: floor, y2: floor, class: 'line' }),
    element('line', { x1: left, x2: left, y1: top - 6, y2: floor, class: 'line' }),
    label(left - 6, floor + 4, '0', { anchor: 'end', kind: 'quiet' }),
    label(left - 6, y(last.time) + 4, shownValue(last.time, 'ns'), { anchor: 'end', kind: 'quiet' }),
    element('line', { x1: x(0), y1: y(0), x2: x(last.size), y2: y(proportional), class: 'limit' }),
    element('path', { d: path.join(' '), class: 'curve' }),
    ...points.flatMap(({ size, time }) => [
      element('circle', { cx: x(size), cy: y(time), r: 3.5, class: 'own' }),
      label(x(size), floor + 18, size.toLocaleString('en'), { anchor: 'middle', kind: 'quiet' }),
    ]),
  ]
}
