import { useEffect, useState } from 'react'
import { uuidv7 } from '../api/uuid.ts'
import { now } from '../dates/now.ts'
import { useSession } from '../session/person.ts'
import { changesOf, readableValues, type Values } from './values.ts'

export interface Draft {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly values: Values
  /** The id the record gets: one that was stored without an answer is not made a second time. */
  readonly id?: string
}

const kept = 7 * 86_400_000

/** The draft kept under a key, while it is younger than seven days. */
export const readDraft = (key: string, at = now().getTime()): Draft | undefined => {
  try {
    const draft: Draft | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (draft && at - draft.at < kept) return draft
  } catch {
    // what cannot be read is no draft
  }
  localStorage.removeItem(key)
  return undefined
}

/** Keeps the values typed in a form on this device for seven days, so that they can be restored later. */
export const useDraft = (screen: string, isKept: boolean, values: Values, first: Values) => {
  const [id, setId] = useState(() => uuidv7())
  const personId = useSession(({ person }) => person?.id ?? '')
  const key = `chengban.draft.${personId}.${screen}`
  const [found, setFound] = useState(() => (isKept ? readDraft(key) : undefined))
  const [saved, setSaved] = useState<{ readonly at: number; readonly values: Values; readonly isWhole: boolean }>()
  useEffect(() => {
    const changes = changesOf(values, first)
    if (!isKept || Object.keys(changes).length === 0) return
    const timer = setTimeout(() => {
      const at = now().getTime()
      const readable = readableValues(changes)
      localStorage.setItem(key, JSON.stringify({ at, values: readable, id }))
      const isWhole = Object.keys(readable).length === Object.keys(changes).length
      setSaved({ at, values, isWhole })
    }, 600)
    return () => clearTimeout(timer)
  }, [key, isKept, values, first, id])
  const forget = (): void => {
    localStorage.removeItem(key)
    setFound(undefined)
    setSaved(undefined)
  }
  return {
    found,
    savedAt: saved?.at,
    /** All that is typed now is kept: whoever leaves loses nothing. */
    isWhole: saved?.isWhole === true && saved.values === values,
    id,
    forget,
    take: (fill: (values: Values) => void) => (draft: Draft) => {
      fill(draft.values)
      if (draft.id) setId(draft.id)
      setFound(undefined)
    },
  }
}
