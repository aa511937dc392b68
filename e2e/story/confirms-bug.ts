import type { Actor } from './actor.ts'

/** A manager confirms a bug: the demonstration's developer solves it, and its tester tests it. */
export const confirmsBug = (manager: Actor, name: string): Actor =>
  manager
    .open('缺陷')
    .search(name)
    .follow(name)
    .press('确认')
    .isAsked('确认')
    .fill({ 解决人: '唐思齐', 测试人: '孟凡' })
    .press('确认')
    .stands('已确认')
