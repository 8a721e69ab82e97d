/** Parts of the prelude for lists whose entries are read by what they say of themselves: EntryKinds of src/transcript/view/tree/entry-kinds.ts. */
import { type Part, part } from '../../../normalize/portable-part.ts'

const raw = String.raw

export const entryParts: readonly Part[] = [
  part(
    'textUnder',
    'The text under the first printing of a label in an entry, in the form in which titles are compared; nothing where that is none.',
    raw`function($entry, $name) {(
  $printed := $keys($entry);
  $key := $printed[0] = $name ? $name : $filter($printed, function($each) { $each = $name or $labelOf($each) = $name })[0];
  $exists($key) ? $title($lookup($entry, $key))
)}`,
  ),
  part(
    'designatorsIn',
    'The designators of the texts that say what an entry is, where they are not those that the readers know; under the names they have in the view.',
    raw`function($entry, $readers) {
  $merge([$map($distinct($readers.titles.label), function($name) {(
    $asked := $filter($readers.titles, function($each) { $each.label = $name });
    $text := $textUnder($entry, $name);
    $isKnown := $not(false in $map($asked, function($each) { $text in $each.texts }));
    $found := $exists($asked.known) and $exists($text) and $not($isKnown) ? $designation($labelOf($text), true, []);
    $same := $filter($asked.known, function($each) { $each.designator = $found.designator });
    $described := $filter($asked.known, function($each) { $found.words != "" and $each.words = $found.words });
    $isAtOdds := $exists($described) and $not($found.designator in $described.designator);
    $exists($found) and $exists($same) and $not($isAtOdds or $isAnother($found, $same)) ? {"*DESIGNATOR " & $name: $found.designator}
  )})])
}`,
  ),
  part(
    'kindsIn',
    'For each choice that knows an entry by its designator a text of the case that it is of, under the name that this has in the view.',
    raw`function($entry, $readers) {(
  $designators := $designatorsIn($entry, $readers);
  $merge([$designators, $map($readers, function($reader) {(
    $number := $exists($reader.by) ? $lookup($designators, "*DESIGNATOR " & $reader.by);
    $text := $exists($number) ? $textUnder($entry, $reader.by);
    $case := $exists($number) ? $filter($reader.cases, function($each) { $number in $each.designators })[0];
    $exists($case) and $not($text in $reader.cases.texts) ? {$reader.name: $case.texts[0]}
  )})])
)}`,
  ),
  part(
    'labelsFor',
    'The labels by which one reader reads an entry; nothing where the entry does not meet its conditions.',
    raw`function($entry, $reader, $designators) {(
  $unmet := $filter($reader.where, function($each) {
    $not($textUnder($entry, $each.label) in $each.texts or $lookup($designators, "*DESIGNATOR " & $each.label) in $each.designators)
  });
  $said := $exists($reader.by) ? $textUnder($entry, $reader.by);
  $number := $exists($reader.by) ? $lookup($designators, "*DESIGNATOR " & $reader.by);
  $exact := $filter($reader.cases, function($each) { $said in $each.texts })[-1];
  $case := $exists($exact) ? $exact : $filter($reader.cases, function($each) { $number in $each.designators })[0];
  $not($exists($unmet)) ? ($exists($case) ? $case.labels : $reader.otherwise)
)}`,
  ),
  part(
    'joined',
    'Two sets of labels in one; what both have is the same, or a section whose labels are joined in turn.',
    raw`function($some, $more) {
  $merge([$more, $some, $each($more, function($reader, $name) {(
    $present := $lookup($some, $name);
    $kind := $kindOf($reader);
    $inner := $lookup($present, $kind);
    $exists($inner) and $kind != "as"
      ? {$name: $merge([$reader, {$kind: $kind = "entries" ? $append($inner, $reader.entries) : $joined($inner, $lookup($reader, $kind))}])}
  )})])
}`,
  ),
  part(
    'rowAbove',
    'For each row that belongs to a row above it the position of that row, and null for any other.',
    raw`function($rows, $rule) {
  $lookup($reduce($rows, function($so, $row, $at) {(
    $own := $not($label($lookup($row, $rule.label)) in $rule.texts);
    {
      "last": $own ? $at : $so.last,
      "all": $append($lookup($so, "all"), [$own ? null : $so.last])
    }
  )}, {"last": null, "all": []}), "all")
}`,
  ),
  part(
    'withRowsAbove',
    'The rows of a list, each with the position of the row it belongs to by each rule.',
    raw`function($rows, $rules) {
  $exists($rules) ? (
    $found := [$map($rules, function($rule) {{"name": $rule.name, "all": $rowAbove($rows, $rule)}})];
    [$map($rows, function($row, $at) {
      $merge([$row, $map($found, function($each) {{$each.name: $lookup($each, "all")[$at]}})])
    })]
  ) : $rows
}`,
  ),
  part(
    'labelsOf',
    'The labels by which an entry is read by whichever readers read it; nothing where none does.',
    raw`function($entry, $readers) {
  $reduce($map($readers, function($reader) { $labelsFor($entry, $reader, $designatorsIn($entry, $readers)) }), $joined)
}`,
  ),
]
