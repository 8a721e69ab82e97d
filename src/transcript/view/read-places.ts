/** Where in the view a field of the plan is read: the section of a group, the entries of a list. */
import type { ChoiceField, GroupField, ListField } from '../../plan/mapping-plan.ts'
import { meets } from './entry-choice.ts'
import { Section, under } from './section.ts'

/** The section that the fields of a group stand in. */
export function insideOf({ sections }: GroupField, view: Section | undefined): Section | undefined {
  return sections.length === 0 ? view : sectionOf(view, sections)
}

function sectionOf(view: Section | undefined, sections: readonly (readonly string[])[]): Section | undefined {
  for (const path of sections) {
    const section = under(view, path)
    if (section !== undefined) return section instanceof Section ? section : undefined
  }
  return undefined
}

/** The entries a list reads, in order: those that meet its conditions. */
export function entriesOf(field: ListField | ChoiceField, view: Section | undefined): readonly Section[] {
  for (const path of field.paths) {
    const list = under(view, path)
    if (!Array.isArray(list)) continue
    return list.filter(entry => entry instanceof Section && meets(entry, field.where))
  }
  return []
}
