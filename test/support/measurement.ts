/**
 * What a script measured, kept in docs/measurements: the figures as the pages write them, with the command, the day, the machine
 * and the version of Node.js. test/unit/docs/measurements.test.ts holds the pages to it, so a new run is followed by an edit.
 */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './goldens.ts'

export interface Measurement {
  readonly command: string
  /** In UTC, `2026-11-23`. */
  readonly day: string
  /** What decides speed: cores, their kind, what else they did. */
  readonly machine: string
  /** The version of Node.js. */
  readonly node: string
  /** Phrases and rows of tables, word for word as a page has them. */
  readonly figures: readonly string[]
}

/** Asked before the run: the run itself is a load. */
const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(0)} before the run`

/** Writes `docs/measurements/NAME.json`, where `RECORD=1` asks for it. */
export function keepMeasurement(name: string, command: string, figures: readonly string[]): void {
  if (process.env.RECORD !== '1') return
  const day = new Date().toISOString().slice(0, 10)
  const measurement: Measurement = { command, day, machine, node: process.versions.node, figures }
  const file = join(projectRoot, 'docs/measurements', `${name}.json`)
  writeFileSync(file, `${JSON.stringify(measurement, null, 2)}\n`)
  console.log(`written: ${file}`)
}
