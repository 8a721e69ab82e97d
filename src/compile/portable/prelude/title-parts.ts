/** Parts of the prelude for titles: src/text/labels/designator.ts and src/transcript/view/section-parts.ts, by the same patterns. */

import { type Part, part } from '../../../normalize/portable-part.ts'
import { lightWords, longestTitle, shortFirstWords, titlePatterns } from '../../../text/labels/designator.ts'
import { formsThatAreSchedules, individualReturns, scheduleNames } from '../../../text/labels/form-numbers.ts'
import { otherThingPattern } from '../../../text/labels/other-things.ts'
import { partPatterns } from '../../../text/labels/part-title.ts'

const raw = String.raw

/** A pattern as JSONata writes it. */
function pattern(source: string): string {
  return `/${source.replaceAll('/', '\\/')}/`
}

const patterns = Object.entries({ ...titlePatterns, ...partPatterns, otherThing: otherThingPattern }).map(
  ([name, source]) => [name, pattern(source)] as const,
)
const patternOf: Readonly<Record<string, string>> = Object.fromEntries(patterns)

export const titleParts: readonly Part[] = [
  part(
    'scheduleNames',
    'The names of schedules, by the same without hyphens.',
    JSON.stringify(Object.fromEntries(scheduleNames.map(name => [name.replaceAll('-', ''), name]))),
  ),
  part('unjoined', 'A number without hyphens and blanks.', 'function($it) { $replace($it, /[ -]/, "") }'),
  part(
    'spelled',
    'The number of a form in the spelling of the authority.',
    raw`function($it) {(
  $number := $unjoined($it);
  $spelling := $lookup($spellings, $number);
  $exists($spelling) ? $spelling : $number
)}`,
  ),
  part(
    'wordsIn',
    'The words of a description, each once and in order.',
    raw`function($it) {(
  $words := $filter($split($replace($it, /[^A-Z0-9']+/, " "), " "), function($word) {
    $word != "" and $not($word in ${JSON.stringify(lightWords)})
  });
  $exists($words) ? $join($sort($distinct($words)), " ") : ""
)}`,
  ),
  part(
    'designated',
    'A designator, unless what follows its number leaves it in doubt.',
    raw`function($designator, $behind) {(
  $short := $match($behind, ${patternOf.shortWord}, 1).groups[0];
  $isInDoubt := $exists($short) and $not($short in ${JSON.stringify(shortFirstWords)});
  $not($isInDoubt or $contains($behind, ${patternOf.doubt})) ? {"designator": $designator, "words": $wordsIn($behind)}
)}`,
  ),
  part(
    'designatedSchedule',
    'A schedule: that of the form given, if that is none of the transcript.',
    raw`function($printed, $form, $behind, $owners) {(
  $known := $lookup($scheduleNames, $unjoined($printed));
  $name := $exists($known) ? $known : $printed;
  $number := $exists($form) ? $spelled($form);
  $parent := $number in ${JSON.stringify(individualReturns)} ? "1040" : $number;
  $isOwn := $not($exists($parent)) or $parent = $name or $parent in $owners;
  $designated("SCHEDULE " & $name & ($isOwn ? "" : " (FORM " & $parent & ")"), $behind)
)}`,
  ),
  part(
    'scheduleBefore',
    'A schedule, by what stands behind its number: perhaps the form it belongs to.',
    raw`function($printed, $behind, $owners) {(
  $found := $match($behind, ${patternOf.parentInBrackets}, 1).groups;
  $found := $exists($found) ? $found : $match($behind, ${patternOf.parent}, 1).groups;
  $found := $exists($found) ? $found : $match($behind, ${patternOf.bareParent}, 1).groups;
  $exists($found)
    ? $designatedSchedule($printed, $found[0], $found[1], $owners)
    : $designatedSchedule($printed, $found, $behind, $owners)
)}`,
  ),
  part(
    'titleOf',
    'What a title says first: its designator and the words behind it; nothing where it has none.',
    raw`function($title, $isEntry, $owners) {(
  $ofForm := $match($title, ${patternOf.scheduleOfForm}, 1).groups;
  $schedule := $match($title, ${patternOf.schedule}, 1).groups;
  $schedule := $exists($schedule) ? $schedule : $isEntry ? $match($title, ${patternOf.bareSchedule}, 1).groups;
  $form := $match($title, ${patternOf.form}, 1).groups;
  $form := $exists($form) ? $form : $isEntry ? $match($title, ${patternOf.bareForm}, 1).groups;
  $number := $exists($form) ? $spelled($form[0]);
  $exists($ofForm) ? $designatedSchedule($ofForm[1], $ofForm[0], $ofForm[2], $owners) :
  $exists($schedule) ? $scheduleBefore($schedule[0], $schedule[1], $owners) :
  $number in ${JSON.stringify(formsThatAreSchedules)} ? $scheduleBefore($number, $form[1], $owners) :
  $exists($form) ? $designated("FORM " & $number, $form[1])
)}`,
  ),
  part(
    'designation',
    'The designator of a title, and the words that describe it; nothing where it has none that is beyond doubt.',
    raw`function($title, $isEntry, $owners) {
  $units($title) <= ${longestTitle} ? (
    $plain := $titleOf($title, $isEntry, $owners);
    $found := $match($title, ${patternOf.inBrackets}, 1).groups;
    $inner := $exists($found) ? ($contains($found[0], ${patternOf.doubt}) ? $nothing : $titleOf($found[1], $isEntry, $owners));
    $exists($plain) ? $plain :
    $inner.words = "" ? {"designator": $inner.designator, "words": $wordsIn($found[0])}
  )
}`,
  ),
  part(
    'isNumberedPart',
    'Whether a label begins with the number of a part, or with what a form prints over one.',
    raw`function($label) { $contains($label, ${patternOf.part}) }`,
  ),
  part(
    'isPart',
    'Whether a key is the title of a part of a section: its number or heading, and no word of another thing.',
    raw`function($key) {
  $units($key) <= ${longestTitle} ? (
    $title := $labelOf($key);
    $isNumberedPart($title) and $not($contains($title, ${patternOf.otherThing}))
  ) : false
}`,
  ),
  part(
    'isAnother',
    'Whether a title names something else than those that have its designator.',
    raw`function($found, $known) {(
  $own := $split($join($append([], $known.words), " "), " ");
  $exists($filter($split($found.words, " "), function($word) { $not($word in $own) and $contains($word, ${patternOf.otherThing}) }))
)}`,
  ),
  part(
    'titled',
    'The label of the section that has the designator of a title; nothing where none has, or where the words are those of another.',
    raw`function($title, $labels) {(
  $has := function($name) { $exists($lookup($labels, $name).designator) };
  $names := $filter($keys($labels), $has);
  $found := $exists($names) ? $designation($title, false, $owners);
  $same := $exists($found) ? $filter($names, function($name) { $lookup($labels, $name).designator = $found.designator });
  $isOther := $exists($same) ? $isAnother($found, $map($same, function($name) { $lookup($labels, $name) }));
  $described := $exists($same) ? ($found.words = "" ? [] : $filter($names, function($name) { $lookup($labels, $name).words = $found.words }));
  $atOdds := $exists($described[0]) and $not($exists($filter($described, function($name) { $name in $same })));
  $atOdds or $isOther ? $nothing : $same[0]
)}`,
  ),
]
