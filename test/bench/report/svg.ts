/** A small writer of SVG: elements as text, colours that follow the reader's light or dark page. */

/** One element: its attributes in the order given, its inner text or elements as they are. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inner = '',
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`,
  )
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}

/** A text at a place; `anchor` says which end of it stands there. */
export function label(
  x: number,
  y: number,
  text: string,
  {
    anchor = 'start',
    kind = 'text',
  }: { readonly anchor?: 'start' | 'middle' | 'end'; readonly kind?: string } = {},
): string {
  return element('text', { x, y, 'text-anchor': anchor, class: kind }, escaped(text))
}

/** The whole picture. `title` and `description` are read to those who do not see it. */
export function picture(
  width: number,
  height: number,
  title: string,
  description: string,
  parts: readonly string[],
): string {
  const head = [
    element('title', { id: 'title' }, escaped(title)),
    element('desc', { id: 'description' }, escaped(description)),
    `<style>${style}</style>`,
  ]
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-labelledby': 'title description',
  }
  return `${element('svg', attributes, `\n${[...head, ...parts].join('\n')}\n`)}\n`
}

// Colours with at least 4.5:1 against white and, in the dark set, against #0d1117.
const style = [
  'text{font:13px system-ui,sans-serif;fill:#1f2328}',
  '.quiet{fill:#59636e}.strong{font-weight:600}',
  '.line{stroke:#d1d9e0;stroke-width:1}.limit{stroke:#59636e;stroke-width:1;stroke-dasharray:4 4}',
  '.own{fill:#0a5bd0}.floor{fill:#59636e}.peer{fill:#8c959f}',
  '.curve{fill:none;stroke:#0a5bd0;stroke-width:2}',
  '@media(prefers-color-scheme:dark){',
  'text{fill:#e6edf3}.quiet{fill:#9198a1}.line{stroke:#3d444d}.limit{stroke:#9198a1}',
  '.own{fill:#58a6ff}.floor{fill:#9198a1}.peer{fill:#6e7681}.curve{stroke:#58a6ff}',
  '}',
].join('')

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
