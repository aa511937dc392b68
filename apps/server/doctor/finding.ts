/** The result of one check, in a sentence; a bad one says what to do. */
export interface Finding {
  readonly state: 'good' | 'odd' | 'bad'
  readonly text: string
}

export const good = (text: string): Finding => ({ state: 'good', text })
/** The service works, but somebody should know. */
export const odd = (text: string): Finding => ({ state: 'odd', text })
/** The service does not work, or data are in danger. */
export const bad = (text: string): Finding => ({ state: 'bad', text })

const marks = { good: '✓', odd: '!', bad: '✗' }

export const lineOf = ({ state, text }: Finding): string => `${marks[state]} ${text}`
