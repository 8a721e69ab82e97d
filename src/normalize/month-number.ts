/** The names of the months as the authority prints them, in full or cut. English only, whatever the locale. */

const names: ReadonlyMap<string, string> = new Map(
  [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ].flatMap((forms, index) => forms.map(form => [form, String(index + 1).padStart(2, '0')] as const)),
)

/** `08` for `Aug`, `AUG.` or `August`, in any case; `undefined` for no name of a month. Only short names take a dot. */
export function monthNumber(name: string): string | undefined {
  const dotted = name.endsWith('.')
  if (dotted && name.length > 5) return undefined
  return names.get((dotted ? name.slice(0, -1) : name).toLowerCase())
}
