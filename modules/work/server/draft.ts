import { conflict } from '@chengban/kernel/refusal.ts'

/** Removed is only what nobody was given yet. */
export const demandDraft = (state: unknown): void => {
  if (state !== '草稿') throw conflict('当前状态不可删除')
}
