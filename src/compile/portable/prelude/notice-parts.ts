/** Parts of the prelude that look for the sentence that says there is no data, where src/transcript/view/read-document.ts looks for it. */
import { type Part, part } from '../../../normalize/portable-part.ts'

const raw = String.raw

export const noticeParts: readonly Part[] = [
  part(
    'inOne',
    'Several lists in one.',
    'function($lists) { $reduce($lists, function($some, $more) { $append($some, $more) }) }',
  ),
  part(
    'sentence',
    'The value itself where it is a sentence that says there is no data, else nothing.',
    raw`function($value) {
  $type($value) = "string" ? (
    $units($value) <= 2 * $max($map($sentences, $length)) ? ($title($value) in $sentences ? $value)
  )
}`,
  ),
  part(
    'sentencesIn',
    'Such sentences in a line that no field reads: those anywhere in a list or section, or else the value or the key.',
    raw`function($line) {
  $type($line.value) in ["object", "array"]
    ? $map($line.value.**, $sentence)
    : $append($sentence($line.value), $sentence($line.key))
}`,
  ),
  part(
    'sentencesOfEach',
    'Such sentences in a list of sections. What is no section in it is looked at if it is a text.',
    raw`function($value, $inSection) {
  $inOne($map($type($value) = "array" ? $value : [$value], function($each) {
    $type($each) = "object" ? $inSection($each) : $sentence($each)
  }))
}`,
  ),
  part(
    'sentencesOfFirst',
    'Such sentences in the first section of a list of them. What is no section in it is looked at if it is a text.',
    raw`function($value, $inSection) {(
  $all := $type($value) = "array" ? $value : [$value];
  $first := $map($all, function($each, $at) { $type($each) = "object" ? $at })[0];
  $inOne($map($all, function($each, $at) {
    $type($each) = "object" ? ($at = $first ? $inSection($each)) : $sentence($each)
  }))
)}`,
  ),
  part(
    'sentencesOf',
    'Such sentences in a section, in the order printed.',
    raw`function($section, $labels) {(
  $printed := $lines($section, $labels);
  $byLabel := $printed{label: [$]};
  $inOne($map($printed, function($line) {(
    $reader := $exists($line.label) ? $lookup($labels, $line.label);
    $kind := $kindOf($reader);
    $isRead := $exists($reader) and $readFrom($lookup($byLabel, $line.label), $kind).at = $line.at;
    $not($exists($reader)) ? $sentencesIn($line) :
    $kind = "value" ? ($isRead ? $sentence($line.value)) :
    $kind = "years" ? (
      $year := $yearIn($line);
      $same := $filter($lookup($byLabel, $line.label), function($each) { $yearIn($each) = $year });
      $not($exists($year)) ? $sentencesIn($line) : $same[0].at = $line.at ? $sentence($line.value)
    ) :
    $kind = "kept" ? ($isRead ? $sentencesIn($line)) :
    $kind = "section" ? $sentencesOfFirst($line.value, function($each) { $isRead ? $sentencesOf($each, $reader.section) }) :
    $kind = "sections" ? $sentencesOfEach($line.value, function($each) { $sentencesOf($each, $reader.sections) }) :
    $kind = "entries" ? ($isRead ? $sentencesOfEach($line.value, function($entry) {(
      $present := $labelsOf($entry, $reader.entries);
      $exists($present) ? $sentencesOf($entry, $present) : $sentencesIn({"value": $entry})
    )}) : $sentence($line.value))
  )}))
)}`,
  ),
]
