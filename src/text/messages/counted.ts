/** A number with the thing it counts: `1 sample`, `2 samples`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
