/**
 * Maps the samples, so many times, each parsed again: clean, with an amount that cannot be read, with a line that nobody reads, and with
 * lineage. Run by object-shapes.test.ts under `node --log-ic`; prints the microseconds since the start of the process at which all
 * modules are loaded.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mapTranscript } from '../../src/mapper/map-transcript.ts'

const [folder = '', rounds = '0'] = process.argv.slice(2)
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('input.json'))
  .sort()
  .map(name => readFileSync(join(folder, name), 'utf8'))
  .filter(text => text.length >= 2048)

// The log counts from nearly the same moment: a tenth of a second without anything lies around the time that is printed.
await sleep(50)
console.log(Math.round(performance.now() * 1000))
await sleep(50)
for (let round = 0; round < Number(rounds); round++) {
  for (const text of texts) {
    mapTranscript(JSON.parse(text)).lineage()
    mapTranscript(JSON.parse(text.replace(/"\$[\d,]+\.\d\d"/, `"$1,23.4${round % 10}"`)))
    mapTranscript(
      JSON.parse(text.replace(/"SECTION_([A-Z]+)": ?\{/, '"SECTION_$1": { "A LINE OF ITS OWN": "$1.00",')),
    )
  }
}
