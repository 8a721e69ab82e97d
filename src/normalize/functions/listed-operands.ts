/** What JSONata gives a function for a list: nothing for an empty one, and the value itself for a list of one. */
export function listed(operand: unknown): readonly unknown[] {
  if (operand === undefined) return []
  return Array.isArray(operand) ? operand : [operand]
}
