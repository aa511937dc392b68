import { expect, it } from 'vitest'
import { lackFor, setRouteRights } from './route-rights.ts'

setRouteRights(
  {
    '/contractManage': { label: '合同管理', codes: ['contract:manage'] },
    '/money': { label: '财务记录', codes: ['money:apply', 'money:manage'] },
    '/user': { label: '人员' },
  },
  async () => ({}),
)

it('names the screen and the missing right, also below the route', () => {
  expect(lackFor('/contractManage', ['contract:apply'])).toEqual({
    screen: '合同管理',
    code: 'contract:manage',
  })
  expect(lackFor('/contractManage/12', [])?.code).toBe('contract:manage')
  expect(lackFor('/money', [])?.code).toBe('money:apply')
})

it('lets a negated entry win', () =>
  expect(lackFor('/contractManage', ['*', '!contract:*'])?.code).toBe('contract:manage'))

it.each([
  ['/contractManage', ['contract:*']],
  ['/money', ['money:manage']],
  ['/user', []],
  ['/unknown', []],
])('opens %s to %s', (path, operations) => expect(lackFor(path, operations)).toBeNull())
