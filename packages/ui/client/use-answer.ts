import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { request } from '../api/request.ts'
import type { Row } from '../record/row.ts'
import type { ClientPlace } from '../screen/details.ts'
import { answerBody, missingWords } from './answer.ts'
import { linkOf } from './client-content.ts'

type Words = Readonly<Record<string, string>>

/** What somebody says to the rows they have read: agreeing is signed, disagreeing has words. */
export const useAnswer = (place: ClientPlace, rows: readonly Row[], params: URLSearchParams) => {
  const [words, setWords] = useState<Words>({})
  const [errors, setErrors] = useState<Words>({})
  const [isRefusing, setRefusing] = useState(false)
  const [isSigning, setSigning] = useState(false)
  const { send, ...sending } = useSending(place, rows, params)
  const isComplete = (isAgreed: boolean): boolean => {
    const missing = missingWords(place, words, isAgreed)
    setErrors(missing)
    return Object.keys(missing).length === 0
  }
  const give = async (isAgreed: boolean, signature?: string): Promise<void> => {
    setErrors(await send({ words, isAgreed, ...(signature ? { signature } : {}) }))
    setSigning(false)
  }
  return {
    words,
    errors,
    ...sending,
    isRefusing,
    isSigning,
    say: (name: string, value: string): void => {
      setWords({ ...words, [name]: value })
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
    sign: async (png: Blob): Promise<void> => give(true, await dataUrl(png)),
    shut: (): void => setSigning(false),
  }
}

interface Answer {
  readonly words: Words
  readonly isAgreed: boolean
  readonly signature?: string
}

/** Sends the answer; gives what was wrong by field. */
const useSending = (place: ClientPlace, rows: readonly Row[], params: URLSearchParams) => {
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState('')
  const send = async (answer: Answer): Promise<Words> => {
    setBusy(true)
    setTold('')
    try {
      const body = answerBody(place, { rows, ...answer })
      await request('POST', `/api${place.send}`, { body, headers: linkOf(params, place).headers })
      setDone(answer.isAgreed ? '已确认，谢谢' : '已收到你的意见')
      return {}
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setTold(Object.values(fields).join('；') || (error instanceof Error ? error.message : '系统异常'))
      return fields
    } finally {
      setBusy(false)
    }
  }
  return { told, isBusy, done, send }
}

const dataUrl = (png: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('签名没有存下，请重试'))
    reader.readAsDataURL(png)
  })
