import { Problem } from '@chengban/kernel/kinds/face.ts'
import { expect, test } from 'vitest'
import { checkedValue, mayBeEmpty } from './shapes.ts'

test.each([
  ['workday.hours', '[["09:00","17:00"]]', '[["09:00","12:00"],["13:00","17:00"]]'],
  ['workday.hours', '[["08:00","10:00"],["10:00","12:00"],["13:00","17:00"]]', '[["00:00","12:00"],["12:30","23:59"]]'],
  ['iframe.hosts', '["*"]', '["docs.example.com",".example.com:8443"]'],
  ['iframe.hosts', '["https://docs.example.com"]', '[]'],
  ['iframe.hosts', '"docs.example.com"', '["wiki"]'],
  ['metabase.url', 'javascript:alert(1)', 'https://bi.example.com'],
  ['metabase.url', 'bi.example.com', ''],
  ['metabase.boards', '[{"key":"list","name":"全部","dashboard":1}]', '[{"key":"a","name":"销售","dashboard":1}]'],
  ['metabase.boards', '[{"key":"a","name":"销售"}]', '[]'],
  ['performance.weights', '{"周":{"task":60,"report":39}}', '{"周":{"task":60,"report":40}}'],
  ['restDay.kinds', 'null', '{"事假":{}}'],
  ['overtime.restDays', '{"工作日":true}', '["工作日"]'],
  ['warn.reportMissing', '0', '3'],
  ['warn.reportMissing', '1.5', '1'],
])('%s does not take %s, and takes %s', (key, wrong, right) => {
  expect(checkedValue(key, wrong)).toBeInstanceOf(Problem)
  expect(checkedValue(key, right)).toBe(right)
})

test('a rule that is a list or an object is not emptied; what may be without a value is', () => {
  expect(['restDay.kinds', 'finance.expenseLimits', 'violate.levels'].filter(mayBeEmpty)).toEqual([])
  const free = ['iframe.hosts', 'metabase.boards', 'flow.contract', 'ding.homeUrl', 'receive.maxDays']
  expect(free.filter(mayBeEmpty)).toEqual(free)
})
