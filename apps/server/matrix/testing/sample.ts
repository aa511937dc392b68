import { createHash } from 'node:crypto'
import process from 'node:process'
import { today } from '@chengban/engine/clock.ts'

/** The part of the questions that a sample asks beside those it must. */
const part = 0.25

/** Which questions of the matrix a run asks. */
export class Sample {
  /** Names the choice; the same seed asks the same questions. Undefined asks everything. */
  readonly seed: string | undefined

  constructor(seed: string | undefined) {
    this.seed = seed
  }

  get isWhole(): boolean {
    return this.seed === undefined
  }

  /**
   * Picks a quarter of the questions, and at least one of each group that `groups` returns. `about` names the door:
   * each door picks differently.
   */
  of<T>(about: string, questions: readonly T[], ...groups: readonly ((question: T) => unknown)[]): readonly T[] {
    if (this.isWhole) return questions
    const lots = new Map(questions.map((question, index) => [question, this.#lot(`${about} ${index}`)]))
    const lot = (question: T): number => lots.get(question) ?? 1
    const chosen = new Set(questions.filter((question) => lot(question) < part))
    for (const groupOf of [() => 'any', ...groups])
      for (const group of Map.groupBy(questions, groupOf).values())
        if (!group.some((question) => chosen.has(question)))
          chosen.add(group.reduce((first, other) => (lot(other) < lot(first) ? other : first)))
    return questions.filter((question) => chosen.has(question))
  }

  /** A number from 0 to 1 that follows from the seed and the text. */
  #lot(text: string): number {
    return createHash('sha1').update(`${this.seed} ${text}`).digest().readUInt32BE() / 2 ** 32
  }
}

/** Everything. */
export const whole = new Sample(undefined)

/** What this run samples by: `MATRIX_SEED`, else the day; `MATRIX_SEED=all` asks everything. */
const given = process.env.MATRIX_SEED ?? today()
export const ofRun = given === 'all' ? whole : new Sample(given)
