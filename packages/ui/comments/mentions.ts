/** Somebody who may read the record. */
export interface MentionedPerson {
  readonly id: string
  readonly name: string
  /** Department, to tell two of a name apart. */
  readonly sub?: string
}

/** Whom a text still mentions, of those picked while it was written. */
export function mentioned(text: string, picked: readonly MentionedPerson[]): readonly string[] {
  const ids = picked.filter((person) => hasMention(text, person.name)).map((person) => person.id)
  return [...new Set(ids)]
}

/** The text in pieces, mentions apart, so that they can be set off. */
export function pieces(text: string): readonly { readonly text: string; readonly mention: boolean }[] {
  return text
    .split(/(@[\p{Script=Han}A-Za-z0-9·]{1,20})(?=\s|[，。；：！？,.;:!?]|$)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, mention: piece.startsWith('@') && piece.length > 1 }))
}

function hasMention(text: string, name: string): boolean {
  const at = text.indexOf(`@${name}`)
  return at >= 0
}
