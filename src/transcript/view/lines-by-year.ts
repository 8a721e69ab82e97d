/** Lines of a section that differ by the year in their label, `TY 2021 PAYMENTS`: each year becomes an entry of the view. */
import { yearLabel, yearPattern } from '../../plan/view-labels.ts'
import { labelParts } from '../../text/labels/canonical-label.ts'
import { Section } from './section.ts'
import type { YearsReader } from './tree/reading-tree.ts'

/** The year that `key` prints where `label` has the stand-in; `undefined` where it prints the label itself. */
export function yearIn(key: string, label: string): string | undefined {
  const printed = labelParts(key).label
  return printed === label ? undefined : yearPattern.exec(printed)?.[0]
}

/**
 * The entry of `year` in the list of `section` that `reader` fills; the list and the entry are made where there are none. An
 * entry stands where the section stands: its line is one of the section's.
 */
export function entryOfYear(section: Section, reader: YearsReader, year: string): Section {
  const present = section.values[reader.position]
  const entries: unknown[] = Array.isArray(present) ? present : []
  section.values[reader.position] = entries
  for (const entry of entries) if (entry instanceof Section && entry.get(yearLabel) === year) return entry
  const entry = new Section(reader.node, section.pointer, section.place)
  entry.set(yearLabel, year)
  entries.push(entry)
  return entry
}
