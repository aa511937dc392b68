import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { areas } from '@chengban/modules/areas.gen.ts'
import { expect, it } from 'vitest'
import { screenParts } from './screen-parts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const screens = await screenParts()

it('every declared screen has parts, and so has the page of a record', () => {
  expect(Object.keys(areas.screens).filter((path) => !screens[path]?.length)).toEqual([])
  expect(screens['/record/:entity/:id']?.flat()).toContain('/packages/ui/record/RecordScreen.tsx')
})

it('every part is a file of the pages', () => {
  const ends = [...new Set(Object.values(screens).flat(2))].filter((end) => end.split('/').length > 2)
  expect(ends.filter((end) => !existsSync(root + end))).toEqual([])
})

it('a list needs its declaration, a special screen its own module before the generic one', () => {
  const [list, special] = [screens['/contractManage']?.flat(), screens['/user']?.flat()]
  expect(list).toContain('/modules/sales/contract/contract.entity.ts')
  expect(list).toContain('/packages/ui/screen/GenericScreen.tsx')
  expect(special).toContain('/modules/platform/user/web/People.tsx')
  expect(special).not.toContain('/packages/ui/screen/GenericScreen.tsx')
})

it('a screen without antd does not fetch it', () => {
  const hasAntd = (path: string) => screens[path]?.flat().includes('/packages/ui/theme/AntdProvider.tsx')
  expect([hasAntd('/home'), hasAntd('/contract'), hasAntd('/user')]).toEqual([false, true, true])
})
