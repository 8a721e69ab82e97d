/**
 * Parts of the prelude that make the view out of the transcript as it came: what src/transcript/read-document.ts does.
 * They read keys and values by function only, never by a path over the transcript, so that no key of it means anything to JSONata.
 */
import { type Part, part } from './part.ts'

const raw = String.raw

export const viewParts: readonly Part[] = [
  part(
    'known',
    'The label among those of a section that a key prints; nothing where it prints none of them. <YYYY> in a label stands for any year.',
    raw`function($key, $labels) {(
  $has := function($name) { $name != "*" and $exists($lookup($labels, $name)) };
  $has($key) ? $key : (
    $plain := $labelOf($key);
    $general := $replace($plain, /\b(?:19|20)[0-9]{2}\b/, "<YYYY>", 1);
    $has($plain) ? $plain : $has($general) ? $general
  )
)}`,
  ),
  part(
    'lines',
    'The lines of a section in the order printed: where each stands, its key, its label if it is known, and its value.',
    raw`function($section, $labels) {
  $map($keys($section), function($key, $at) {
    { "at": $at, "key": $key, "label": $known($key, $labels), "value": $lookup($section, $key) }
  })
}`,
  ),
  part(
    'readFrom',
    'Of several lines with one label the one that is read: the first, and of sections and lists the first that is one.',
    raw`function($same, $kind) {
  $kind = "section" ? $same[$type(value) = "object"][0] :
  $kind = "entries" ? $same[$type(value) = "array"][0] :
  $same[0]
}`,
  ),
  part(
    'kindOf',
    'How a label is read, in one word.',
    raw`function($reader) { $type($reader) = "string" ? $reader : $keys($reader)[0] }`,
  ),
  part(
    'deeperThan',
    'Whether lists and objects stand in one another more levels deep than told.',
    raw`function($value, $levels) {
  $type($value) in ["object", "array"] ? (
    $inner := function($each) { $deeperThan($each, $levels - 1) };
    $levels = 0 or true in ($type($value) = "array" ? $map($value, $inner) : $each($value, $inner))
  ) : false
}`,
  ),
  part(
    'whole',
    'A value carried over as it came; null where it is more than 64 levels deep.',
    raw`function($value) { $deeperThan($value, 64) ? null : $value }`,
  ),
  part(
    'objects',
    'The objects in a list, or the one object that stands for a list of one.',
    raw`function($value) {
  $filter($type($value) = "array" ? $value : [$value], function($each) { $type($each) = "object" })
}`,
  ),
  part(
    'shown',
    'A value as a field sees it. A list or an object is shown empty: it is there, and cannot be read.',
    raw`function($value) { $type($value) in ["string", "number", "boolean", "null"] ? $value : {} }`,
  ),
  part(
    'yearIn',
    'The year in a line whose label stands for any year; nothing where the line prints the label itself.',
    raw`function($line) {(
  $plain := $labelOf($line.key);
  $plain != $line.label ? $match($plain, /\b(?:19|20)[0-9]{2}\b/, 1).match
)}`,
  ),
  part(
    'byYear',
    'Of lines that differ by the year in their label the first of each year, with its year.',
    raw`function($same) {(
  $years := $distinct($map($same, $yearIn));
  $map($years, function($year) {(
    $line := $filter($same, function($each) { $yearIn($each) = $year })[0];
    {"*YEAR": $year, $line.label: $shown($lookup($line, "value"))}
  )})
)}`,
  ),
  part(
    'seen',
    'What the view has under a label.',
    raw`function($same, $reader) {(
  $kind := $kindOf($reader);
  $value := $readFrom($same, $kind).value;
  $kind = "value" ? $shown($value) :
  $kind = "years" ? [$byYear($same)] :
  $kind = "kept" ? {"*": $whole($value)} :
  $kind = "section" ? ($exists($value) ? $viewOf($value, $reader.section)) :
  $kind = "sections" ? (
    $views := [$map($objects($same.value), function($each) { $viewOf($each, $reader.sections) })];
    $count($views) > 0 ? $views
  ) :
  $kind = "entries" ? ($exists($value) ? $withRowsAbove([
    $map($objects($value), function($entry) {(
      $labels := $labelsOf($entry, $reader.entries);
      $exists($labels) ? $viewOf($entry, $labels)
    )})
  ], $reader.entries.above))
)}`,
  ),
  part(
    'viewOf',
    'The view of a section: its known labels only, each with what it is to be read as.',
    raw`function($section, $labels) {(
  $printed := $lines($section, $labels);
  $byLabel := $printed{label: [$]};
  $merge([
    $exists($lookup($labels, "*")) ? {"*": $whole($section)} : {},
    $each($byLabel, function($same, $name) {{$name: $seen($same, $lookup($labels, $name))}})
  ])
)}`,
  ),
]
