/** Memory over time as a small SVG. */

export interface Curve {
  readonly name: string
  readonly colour: string
  /** Megabytes by seconds. */
  readonly points: readonly (readonly [seconds: number, megabytes: number])[]
}

const width = 720
const height = 300
const margin = { left: 56, right: 16, top: 36, bottom: 40 }

export function memoryChart(title: string, curves: readonly Curve[]): string {
  const all = curves.flatMap(curve => curve.points)
  const longest = Math.max(1, ...all.map(([seconds]) => seconds))
  const most = 100 * Math.ceil(Math.max(1, ...all.map(([, megabytes]) => megabytes)) / 100)
  const x = (seconds: number): string =>
    (margin.left + (seconds / longest) * (width - margin.left - margin.right)).toFixed(1)
  const y = (megabytes: number): string =>
    (height - margin.bottom - (megabytes / most) * (height - margin.top - margin.bottom)).toFixed(1)
  const rulers = [0, 0.25, 0.5, 0.75, 1].flatMap(part => [
    `<path d="M${x(0)} ${y(part * most)}H${x(longest)}" stroke="#ddd"/>`,
    `<text x="${margin.left - 6}" y="${y(part * most)}" text-anchor="end" dy="4">${Math.round(part * most)}</text>`,
    `<text x="${x(part * longest)}" y="${height - margin.bottom + 16}" text-anchor="middle">${Math.round(part * longest)}</text>`,
  ])
  const drawn = curves.flatMap(({ name, colour, points }, index) => [
    `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${points.map(([seconds, megabytes]) => `${x(seconds)},${y(megabytes)}`).join(' ')}"/>`,
    `<text x="${margin.left + 130 * index}" y="30" fill="${colour}">${name}</text>`,
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${margin.left}" y="14" font-weight="bold">${title}</text>`,
    ...rulers,
    ...drawn,
    `<text x="${width / 2}" y="${height - 6}" text-anchor="middle">seconds (memory in MB)</text>`,
    '</svg>',
    '',
  ].join('\n')
}
