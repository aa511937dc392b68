import { bool } from '@chengban/kernel/kinds/bool.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import type { ClientPlace } from '../declarations/details.ts'
import { answerBody, askedNames, missingWords } from './answer.ts'

const place: ClientPlace = {
  shows: [],
  send: '/sheet/sign',
  agree: '签字',
  refuse: '有异议',
  header: 'X-Report-Token',
  input: {
    id: text('单据', { required: true }),
    contentHash: text('摘要', { required: true }),
    agree: bool('同意'),
    signature: longText('签名'),
    signer: text('签字人', { required: true }),
    satisfaction: int('满意度'),
    opinion: longText('意见'),
  },
}
const row = { id: 'a', contentHash: 'h' }

it('asks for words of whoever disagrees, and for no marks', () => {
  expect(askedNames(place, true)).toEqual(['signer', 'satisfaction'])
  expect(askedNames(place, false)).toEqual(['signer', 'opinion'])
  expect(missingWords(place, { signer: ' ' }, true)).toEqual({ signer: '请填写签字人' })
  expect(missingWords(place, { signer: '王' }, false)).toEqual({ opinion: '请填写意见' })
})

it('names what was read, and nothing that was left empty', () => {
  const given = { rows: [row], words: { signer: '王', satisfaction: '5' }, isAgreed: true, signature: 'data:' }
  expect(answerBody(place, given)).toEqual({
    id: 'a',
    contentHash: 'h',
    agree: true,
    signer: '王',
    satisfaction: 5,
    signature: 'data:',
  })
  const all = answerBody(
    { ...place, isBatch: true },
    { rows: [row, { id: 'b', contentHash: 'i' }], words: {}, isAgreed: true },
  )
  expect(all).toEqual({ ids: ['a', 'b'], contentHashes: ['h', 'i'], agree: true })
})

it('tells how much of the film was watched, and asks nobody to type it', () => {
  const { input } = place
  const filmed: ClientPlace = {
    ...place,
    input: { ...input, watched: percent('观看进度') },
    film: { field: 'video', tell: 'watched', beat: '/x', least: 90 },
  }
  expect(askedNames(filmed, true)).toEqual(['signer', 'satisfaction'])
  const given = { rows: [row], words: { signer: '王' }, isAgreed: true }
  expect(answerBody(filmed, { ...given, watched: 92.5 })).toMatchObject({ watched: '92.5', signer: '王' })
  expect(answerBody(filmed, given)).not.toHaveProperty('watched')
  expect(answerBody(place, { ...given, watched: 92.5 })).not.toHaveProperty('watched')
})
