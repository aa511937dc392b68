import { expect, test } from 'vitest'
import { ownTitle } from './inbox-tasks.ts'

test('the kind stands before the title already', () => {
  const title = (text: string): string => ownTitle({ title: text, moduleLabel: '合同' })
  expect(title('合同【互联网医院平台】')).toBe('互联网医院平台')
  expect(title('合同 互联网医院平台')).toBe('互联网医院平台')
  expect([title('互联网医院平台'), title('合同')]).toEqual(['互联网医院平台', '合同'])
})
