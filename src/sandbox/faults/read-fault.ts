/** Which fault a call asks for: by the header Sandbox-Fault, or by its tax id. */

import { type Refusal, refused } from '../answer/refusal.ts'
import type { FaultParameter } from './fault.ts'
import { type FaultName, faultOfTin, faults, isFaultName } from './faults.ts'

/** A fault that a call asks for. */
export interface FaultOrder {
  readonly name: FaultName
  /** How many times in a row it strikes; Infinity for always. */
  readonly times: number
  readonly parameter: (name: string) => number
}

/** The order in a header such as `slow; ms=500; times=2`; null for none. */
export function readFaultHeader(header: string | null): FaultOrder | Refusal | null {
  if (header === null) return null
  const [name = '', ...words] = header.split(';').map(word => word.trim())
  if (!isFaultName(name)) {
    return refused(400, 'unknown-fault', `Sandbox-Fault names one of ${Object.keys(faults).join(', ')}`)
  }
  const order = faultOrder(name)
  const values = new Map<string, number>()
  let times = order.times
  for (const word of words) {
    const [key = '', value = ''] = word.split('=').map(part => part.trim())
    const { least, most } = (key === 'times' ? timesBounds : ownParameter(name, key)) ?? noBounds
    const number = /^[0-9]{1,7}$/.test(value) ? Number(value) : Number.NaN
    if (key === 'times' && value === 'always') times = Number.POSITIVE_INFINITY
    else if (!(number >= least && number <= most))
      return refused(400, 'unknown-fault', `Sandbox-Fault: ${name} takes ${parameterList(name)}`)
    else if (key === 'times') times = number
    else values.set(key, number)
  }
  return { name, times, parameter: key => values.get(key) ?? order.parameter(key) }
}

/** The order in a tax id; null for none. */
export function readFaultTin(tin: string | null): FaultOrder | null {
  const name = tin === null ? undefined : faultOfTin(tin)
  return name === undefined ? null : faultOrder(name)
}

const timesBounds = { least: 0, most: 1_000_000 }
const noBounds = { least: 1, most: 0 }

function ownParameter(name: FaultName, key: string): FaultParameter | undefined {
  const { parameters } = faults[name]
  return Object.hasOwn(parameters, key) ? parameters[key] : undefined
}

function faultOrder(name: FaultName): FaultOrder {
  return { name, times: faults[name].times, parameter: key => ownParameter(name, key)?.usual ?? 0 }
}

function parameterList(name: FaultName): string {
  const own = Object.entries(faults[name].parameters).map(
    ([key, { least, most }]) => `${key}=${least} to ${most}`,
  )
  return [...own, 'times=a number or "always"'].join(', ')
}
