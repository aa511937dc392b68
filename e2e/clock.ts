import { type APIRequestContext, expect } from '@playwright/test'

/** Moves the server's clock on by so many seconds; 0 puts it right. */
export const shiftClock = async (request: APIRequestContext, offsetSeconds: number): Promise<void> =>
  expect(await request.post('/api/test/clock', { data: { offsetSeconds } })).toBeOK()

/** Turns the server's clock to a moment of +08:00: `2026-11-20T10:00`. Who was signed in before may not be any more. */
export const turnClock = (request: APIRequestContext, moment: string): Promise<void> =>
  shiftClock(request, (Date.parse(`${moment}+08:00`) - Date.now()) / 1000)
