// Decision 140: Leave is not read from DingTalk

/** A work notice: `link` is the whole address that opens it, where there is one. */
export interface DingCard {
  readonly title: string
  readonly text: string
  readonly link: string | null
}

export interface DingDepartment {
  readonly id: string
  readonly name: string
  /** Null for the company itself, which comes first; parents come before their children. */
  readonly parentId: string | null
}

export interface DingPerson {
  readonly id: string
  readonly name: string
  /** Null where the application may not read it. */
  readonly mobile: string | null
  readonly departmentIds: readonly string[]
  /** Where their picture lies; null where they have none. */
  readonly avatar: string | null
}

/** A punch of the clock. */
export interface DingPunch {
  readonly userId: string
  /** ISO 8601 */
  readonly tz: string
  readonly isOutside: boolean
}

/** The channel as the product knows it. Everything rejects with a DingError. */
export interface DingTalk {
  /** Who gave the one-time code inside DingTalk. */
  userOfCode(code: string): Promise<string>
  /** Who came back with this code from the page on which people agree to sign in. */
  userOfAuthCode(code: string): Promise<string>
  /** One card to at most 100 people. */
  send(userIds: readonly string[], card: DingCard): Promise<void>
  departments(): Promise<readonly DingDepartment[]>
  /** Everybody of these departments, each once. */
  people(departments: readonly DingDepartment[]): Promise<readonly DingPerson[]>
  /** What these people punched from one day to another, both counted. */
  punches(userIds: readonly string[], days: readonly [first: string, last: string]): Promise<readonly DingPunch[]>
  /** The bytes of a picture by its address: at most 1 MB. */
  picture(address: string): Promise<Buffer>
}
