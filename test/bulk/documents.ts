/** Made-up transcripts in any number: the samples, with other amounts in most of them. The same number gives the same text. */
import { sampleLines } from '../support/many-transcripts.ts'

/** Document `index`, one line with its end. In three of four every amount has other digits, so nothing can be learned by heart. */
export function documentLine(index: number): string {
  const sample = sampleLines[index % sampleLines.length] ?? ''
  const shift = Math.floor(index / sampleLines.length)
  if (shift % 4 === 0) return `${sample}\n`
  const amounts = sample.replace(/\$[0-9][0-9,]*\.[0-9]{2}/g, amount =>
    amount.replace(/[0-9]/g, (digit, at: number) =>
      at === 1 ? digit : String((Number(digit) + shift * (at + 1)) % 10),
    ),
  )
  return `${amounts}\n`
}
