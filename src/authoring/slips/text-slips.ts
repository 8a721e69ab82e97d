/** Slips in the texts by which fields and entries are chosen: under `is`, under `where`, and of cases. */
import type { ListField, PlanCase, RowAboveField, WhetherField } from '../../plan/mapping-plan.ts'
import type { WrittenDerivation, WrittenField } from '../../plan/written-plan.ts'
import { fieldSlip, isSameField, type SlipDraft } from './slip.ts'

/** Each text misspelt, and those of cases given to the next one. */
export function textSlips(field: WrittenField): readonly SlipDraft[] {
  if (field.kind === 'whether' || field.kind === 'rowAbove') return questionTexts(field)
  if (field.kind !== 'list' && field.kind !== 'choice') return []
  const kind = 'where or case text changed'
  const ofWhere = field.where.flatMap(({ label, texts }) =>
    texts.map(text =>
      fieldSlip(kind, field, `where ${label} ${text}`, [], each => {
        if (!isSameField(each, field) || (each.kind !== 'list' && each.kind !== 'choice')) return each
        return { ...each, where: whereWithout(each.where, text) }
      }),
    ),
  )
  if (field.kind !== 'choice') return ofWhere
  const withCases = (
    what: string,
    change: (cases: readonly PlanCase<WrittenDerivation>[]) => readonly PlanCase<WrittenDerivation>[],
  ): SlipDraft =>
    fieldSlip(kind, field, what, [], each =>
      isSameField(each, field) && each.kind === 'choice' ? { ...each, cases: change(each.cases) } : each,
    )
  const ofCases = field.cases.flatMap((own, index) =>
    own.texts.flatMap(text => {
      const next = field.cases[(index + 1) % field.cases.length]?.name ?? ''
      const misspelt = withCases(`${own.name}: ${text} misspelt`, cases =>
        cases.map(each =>
          each.name === own.name
            ? { ...each, texts: each.texts.map(t => (t === text ? `${t} X` : t)) }
            : each,
        ),
      )
      const moved = withCases(`${own.name}: ${text} in ${next}`, cases =>
        cases.map(each => {
          if (each.name === own.name) return { ...each, texts: each.texts.filter(t => t !== text) }
          return each.name === next ? { ...each, texts: [...each.texts, text] } : each
        }),
      )
      return [misspelt, moved]
    }),
  )
  return [...ofWhere, ...ofCases]
}

function questionTexts(field: WhetherField | RowAboveField): readonly SlipDraft[] {
  return field.texts.map(text =>
    fieldSlip('where or case text changed', field, `is ${text} misspelt`, [], each => {
      if (!isSameField(each, field) || each.kind !== field.kind) return each
      return { ...each, texts: each.texts.map(t => (t === text ? `${t} X` : t)) }
    }),
  )
}

function whereWithout(where: ListField['where'], text: string): ListField['where'] {
  return where.map(each => ({ ...each, texts: each.texts.map(t => (t === text ? `${t} X` : t)) }))
}
