/** Collects the parameters of one statement; `add` gives the placeholder of the value. */
export class Params {
  readonly values: unknown[] = []

  add(value: unknown, type?: string): string {
    this.values.push(value)
    return type ? `$${this.values.length}::${type}` : `$${this.values.length}`
  }
}
