import type { Context } from '@chengban/ui/decide/context.ts'

const running = { testStatus: { equalTo: '进行中' } }

/** Tests that run for the same client or of the same product. */
export const context: readonly Context[] = [
  {
    label: '该客户进行中的测试',
    of: 'testApply',
    by: 'clientId',
    at: 'clientId',
    where: running,
    isOther: true,
    columns: ['productLibraryId', 'userId', 'endDate', 'environment'],
  },
  {
    label: '该产品进行中的测试',
    of: 'testApply',
    by: 'productLibraryId',
    at: 'productLibraryId',
    where: running,
    isOther: true,
    columns: ['clientId', 'userId', 'endDate', 'environment'],
  },
]
