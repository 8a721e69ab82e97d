/** `date` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'date',
    'A date as YYYY-MM-DD, read from 08-17-2020, 2020-08-17 or Aug. 17, 2020.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $hyphened := $dashed($plain);
    $american := $match($hyphened, /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/, 1).groups;
    $iso := $match($hyphened, /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, 1).groups;
    $words := $match($hyphened, /^([A-Za-z]+)(\.\s*|\s+)([0-9]{1,2}),\s*([0-9]{4})$/, 1).groups;
    $named := $exists($words) ? $monthNamed($words[0], $words[1]);
    $exists($american) ? $civilDay($american[2], $american[0], $american[1]) :
    $exists($iso) ? $civilDay($iso[0], $iso[1], $iso[2]) :
    $exists($named) ? $civilDay($words[3], $named, $words[2])
  )})
}`,
  ),
]
