/**
 * An end to every evaluation: what goes through items, characters or keys, or makes them, counts them, and stops at a number that is
 * the same on any machine.
 */
import { failure } from './failure.ts'
import type { Frame } from './frame.ts'

const most = 10_000_000

/** How much may be gone through and made, by one evaluation or by several together. Spent, it stays spent. */
export class Budget {
  readonly #most: number
  readonly #problem: string
  #spent = 0

  private constructor(most: number, problem: string) {
    this.#most = most
    this.#problem = problem
  }

  /** That of one evaluation on its own: ten million. */
  static ofOne(): Budget {
    return new Budget(most, 'it goes through more than 10,000,000 items or characters')
  }

  /** That of all expressions over one document, `size` of which is what reading it has cost: ten million, and a hundred for each. */
  static ofDocument(size: number): Budget {
    const problem =
      'it and the expressions before it go through more items or characters than those over one document may'
    return new Budget(most + 100 * size, problem)
  }

  /** How much has been gone through and made: items, characters and keys. */
  get spent(): number {
    return this.#spent
  }

  /** Whether more was asked for than there is. */
  get isSpent(): boolean {
    return this.#spent > this.#most
  }

  /**
   * Counts work that is about to be done, or has just been.
   * @throws ExpressionError `expression/failed` beyond the budget
   */
  spend(amount: number, position: number): void {
    this.#spent += amount
    if (this.#spent > this.#most) throw failure(this.#problem, position)
  }
}

/** Counts work of an evaluation. @throws ExpressionError `expression/failed` beyond its budget */
export function spend(amount: number, frame: Frame, position: number): void {
  frame.budget.spend(amount, position)
}
