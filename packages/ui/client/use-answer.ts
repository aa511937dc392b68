import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { request } from '../api/request.ts'
import { keep, readKept } from '../data/kept.ts'
import type { Row } from '../data/row.ts'
import type { ClientPlace } from '../declarations/details.ts'
import { keepUnsent } from '../outbox/keep-unsent.ts'
import { useOutboxSlot } from '../outbox/use-outbox.ts'
import { answerBody, missingWords } from './answer.ts'
import { linkOf } from './client-content.ts'

type Words = Readonly<Record<string, string>>

/** What somebody says to the rows they have read: agreeing is signed, disagreeing has words. */
export const useAnswer = (place: ClientPlace, rows: readonly Row[], params: URLSearchParams, watched?: number) => {
  const kept = keptKey(place, params)
  const [words, setWords] = useState<Words>(() => readKept<Words>(kept) ?? {})
  const [errors, setErrors] = useState<Words>({})
  const [isRefusing, setRefusing] = useState(false)
  const [isSigning, setSigning] = useState(false)
  const { send, ...sending } = useSending(place, rows, params, kept)
  const isComplete = (isAgreed: boolean): boolean => {
    const missing = missingWords(place, words, isAgreed)
    setErrors(missing)
    return Object.keys(missing).length === 0
  }
  const give = async (isAgreed: boolean, signature?: string): Promise<Refused | undefined> => {
    const refused = await send({ words, isAgreed, watched, ...(signature ? { signature } : {}) })
    if (refused) setErrors(refused.fields)
    return refused
  }
  return {
    words,
    errors,
    ...sending,
    isRefusing,
    isSigning,
    say: (name: string, value: string): void => {
      setWords({ ...words, [name]: value })
      keep(kept, { ...words, [name]: value })
      setErrors({ ...errors, [name]: '' })
    },
    agree: (): void => {
      setErrors({})
      if (isRefusing) setRefusing(false)
      else if (isComplete(true)) setSigning(true)
    },
    refuse: (): void => {
      if (!isRefusing) setRefusing(true)
      else if (isComplete(false)) void give(false)
    },
    /** Throws the refusal in words, so that the pad keeps the drawing. */
    sign: async (png: Blob): Promise<void> => {
      const refused = await give(true, await dataUrl(png))
      if (refused) throw new Error(refused.told)
      setSigning(false)
    },
    shut: (): void => setSigning(false),
  }
}

interface Answer {
  readonly words: Words
  readonly isAgreed: boolean
  readonly watched: number | undefined
  readonly signature?: string
}

const keptKey = ({ send }: ClientPlace, params: URLSearchParams): string => `client ${send} ${params.get('id') ?? ''}`

interface Refused {
  readonly told: string
  /** Error messages by field. */
  readonly fields: Words
}

/** Sends the answer; `send` returns the refusal, or undefined when the answer was accepted or queued. */
const useSending = (place: ClientPlace, rows: readonly Row[], params: URLSearchParams, kept: string) => {
  const entry = useOutboxSlot(kept)
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState('')
  const send = async (answer: Answer): Promise<Refused | undefined> => {
    setBusy(true)
    setTold('')
    try {
      const body = answerBody(place, { rows, ...answer })
      await request('POST', `/api${place.send}`, { body, headers: linkOf(params, place).headers })
      keep(kept, undefined)
      setDone(answer.isAgreed ? '已确认，谢谢' : '已收到你的意见')
      return undefined
    } catch (error) {
      if (await keepUnsent(error, { title: place.agree, slot: kept, forgets: [kept] })) return undefined
      const fields = error instanceof ApiError ? error.fields : {}
      const words = Object.values(fields).join('；') || (error instanceof Error ? error.message : '系统异常')
      setTold(words)
      return { told: words, fields }
    } finally {
      setBusy(false)
    }
  }
  const isRefused = entry?.state === 'refused'
  return { told: told || (isRefused && entry.reason) || '', isBusy, done, isKept: entry && !isRefused, send }
}

const dataUrl = (png: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('签名没有存下，请重试'))
    reader.readAsDataURL(png)
  })
