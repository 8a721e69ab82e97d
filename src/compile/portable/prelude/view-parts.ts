/**
 * Parts of the prelude that make the view out of the transcript as it came: what src/transcript/view/read-document.ts does.
 * They read keys and values by function only, never by a path over the transcript, so that no key of it means anything to JSONata.
 */
import { type Part, part } from '../../../normalize/portable-part.ts'

const raw = String.raw

export const viewParts: readonly Part[] = [
  part(
    'known',
    'The label among those of a section that a key prints; nothing where it prints none of them. <YYYY> in a label stands for any year. A section is known by its designator too. Labels are in capitals, so that no name which engines before 2.1 find in any object, such as toString, is taken for one.',
    raw`function($key, $labels, $value) {(
  $has := function($name) { $name != "*" and $exists($lookup($labels, $name)) };
  $plain := $key = $uppercase($key) and $has($key) ? $key : $labelOf($key);
  $general := $replace($plain, /\b(?:19|20)[0-9]{2}\b/, "<YYYY>", 1);
  $name := $has($plain) ? $plain : $has($general) ? $general : $type($value) in ["object", "array"] ? $titled($plain, $labels);
  $other := $exists($name) ? $lookup($lookup($labels, $name), "as");
  $exists($other) ? $other : $name
)}`,
  ),
  part(
    'lines',
    'The lines of a section in the order printed: where each stands, its key, its label if it is known, and its value.',
    raw`function($section, $labels) {
  $map($keys($section), function($key, $at) {(
    $value := $lookup($section, $key);
    { "at": $at, "key": $key, "label": $known($key, $labels, $value), "value": $value }
  )})
}`,
  ),
  part(
    'linesInParts',
    'The lines of the parts of a section, those of parts in them last.',
    raw`function($parts, $labels, $depth) {
  $exists($parts) ? (
    $printed := $reduce($append([], $map($parts, function($part) {{"lines": [$lines($part.value, $labels)]}})), function($some, $more) { $append($some, $more.lines) }, []);
    $deeper := $depth < 8 ? $filter($printed, $isPartLine);
    $append(
      $filter($printed, function($line) { $not($depth < 8 and $isPartLine($line)) }),
      $linesInParts($deeper, $labels, $depth + 1)
    )
  )
}`,
  ),
  part(
    'isPartLine',
    'Whether a line is a part of its section.',
    raw`function($line) {
  $not($exists($line.label)) and $type($line.value) = "object" ? $isPart($line.key) : false
}`,
  ),
  part(
    'allLines',
    'The lines of a section, and those of its parts where it may have some: where it is divided no further but into parts, and not at the top.',
    raw`function($section, $labels, $level) {(
  $printed := $lines($section, $labels);
  $isWhole := $level > 1 and $not(false in $each($labels, function($reader, $name) {
    $type($reader) = "string" ? $reader != "kept" : $exists($reader.section) and $isNumberedPart($name)
  }));
  $parts := $isWhole ? $filter($printed, $isPartLine);
  $append($printed, $linesInParts($parts, $labels, 1))
)}`,
  ),
  part(
    'readFrom',
    'Of several lines with one label the one that is read: the first, and of sections and lists the first that is one.',
    raw`function($same, $kind) {
  $kind = "section" ? $filter($same, function($line) { $exists($objects($line.value)) })[0] :
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
    'whole',
    'A value carried over as it came; null where lists and objects stand in one another more than 64 levels deep. Of its JSON the texts are taken out, then the innermost brackets, 64 times.',
    raw`function($value) {(
  $brackets := $replace($string([$value]), /"[^\\"]*(?:\\.[^\\"]*)*"/, "");
  $left := $reduce([1..65], function($some, $round) {
    $some = "" ? "" : $replace($some, /[\[\{][^\[\]\{\}]*[\]\}]/, "")
  }, $brackets);
  $left = "" ? $value : null
)}`,
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
    raw`function($same, $reader, $level) {(
  $kind := $kindOf($reader);
  $value := $readFrom($same, $kind).value;
  $kind = "value" ? $shown($value) :
  $kind = "section" ? $seenSection($value, $reader.section, $level) :
  $kind = "sections" ? $seenSections($same.value, $reader.sections, $level) :
  $kind = "entries" ? ($exists($value) ? $seenEntries($value, $reader.entries)) :
  $kind = "years" ? [$byYear($same)] :
  $kind = "kept" ? {"*": $whole($value)}
)}`,
  ),
  part(
    'seenSection',
    'The view of the first section in a value; nothing where there is none.',
    raw`function($value, $labels, $level) {(
  $first := $objects($value)[0];
  $exists($first) ? $viewOf($first, $labels, $level + 1)
)}`,
  ),
  part(
    'seenSections',
    'The views of all sections in a value; nothing where there are none.',
    raw`function($value, $labels, $level) {(
  $views := [$map($objects($value), function($each) { $viewOf($each, $labels, $level + 1) })];
  $count($views) > 0 ? $views
)}`,
  ),
  part(
    'seenEntries',
    'The views of the entries in a value that any reader reads.',
    raw`function($value, $readers) {(
  $read := $map($objects($value), function($entry) {(
    $labels := $labelsOf($entry, $readers);
    $exists($labels) ? {"entry": $entry, "labels": $labels}
  )});
  $views := [$map($read, function($each) { $viewOf($lookup($each, "entry"), $lookup($each, "labels"), 1) })];
  $views := $map($read, function($each, $at) { $merge([$views[$at], $kindsIn($lookup($each, "entry"), $readers)]) });
  $withRowsAbove([$views], $readers.above)
)}`,
  ),
  part(
    'viewOf',
    'The view of a section: its known labels only, each with what it is to be read as.',
    raw`function($section, $labels, $level) {(
  $printed := $allLines($section, $labels, $level);
  $byLabel := $printed{label: [$]};
  $views := $each($byLabel, function($same, $name) {{$name: $seen($same, $lookup($labels, $name), $level)}});
  $view := $merge([$exists($lookup($labels, "*")) ? {"*": $whole($section)} : {}, $views]);
  $merge([$view, $each($labels, function($reader, $name) {
    $type($reader) = "object" ? ($exists($reader.as) ? {$name: $lookup($view, $reader.as)})
  })])
)}`,
  ),
]
