import { expect, it } from 'vitest'
import { Patience } from './patience.ts'
import { Shares } from './shares.ts'

/** Work that runs until it is ended, and a list of the work begun. */
const scene = (places: number) => {
  const shares = new Shares(places)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (owner: string | undefined, name = String(owner), patience?: Patience, most?: number) => {
    const work = () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.push(() => resolve(name))
      })
    return shares.run(owner, work, { patience, ...(most === undefined ? {} : { most }) })
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (at: number) => {
    ends[at]?.()
    await settle()
  }
  return { shares, begun, ask, end, settle }
}

it('one person takes half of the places, the next half of the rest, and whoever comes then finds one', async () => {
  const { begun, ask, settle } = scene(8)
  for (const owner of ['li', 'zhang', 'wang', 'zhao']) for (let n = 0; n < 16; n++) void ask(owner)
  await settle()
  const of = (owner: string) => begun.filter((one) => one === owner).length
  expect(['li', 'zhang', 'wang', 'zhao'].map(of)).toEqual([4, 2, 1, 1])
})

it('a pool of one serves everybody in turn', async () => {
  const { begun, ask, end, settle } = scene(1)
  void ask('li', 'li1')
  void ask('li', 'li2')
  void ask('li', 'li3')
  void ask('zhang', 'zhang1')
  await settle()
  for (const at of [0, 1, 2]) await end(at)
  expect(begun).toEqual(['li1', 'li2', 'zhang1', 'li3'])
})

it('a place that comes free goes to who holds least, however long others wait', async () => {
  const { begun, ask, end, settle } = scene(2)
  void ask('li', 'li1')
  void ask('zhang', 'zhang1')
  void ask('li', 'li2')
  void ask('wang', 'wang1')
  await settle()
  await end(1)
  expect(begun).toEqual(['li1', 'zhang1', 'wang1'])
})

it('what is nobody’s is never too much of one person', async () => {
  const { begun, ask, settle } = scene(4)
  for (let n = 0; n < 5; n++) void ask(undefined)
  await settle()
  expect(begun).toHaveLength(4)
})

it('who hung up waits no longer, and nothing is done for them', async () => {
  const { shares, begun, ask, end, settle } = scene(1)
  const patience = new Patience()
  void ask('li')
  const waiting = ask('zhang', 'zhang', patience)
  await settle()
  expect(shares.waiting).toBe(1)
  patience.leave()
  await expect(waiting).rejects.toMatchObject({ code: '57014' })
  expect(shares.waiting).toBe(0)
  await end(0)
  await expect(ask('zhang', 'late', patience)).rejects.toMatchObject({ code: '57014' })
  expect(begun).toEqual(['li'])
})

it('who waited too long is refused, who did not is served', async () => {
  const { begun, ask, end, settle } = scene(1)
  void ask('li')
  const short = ask('zhang', 'zhang', undefined, 20)
  const long = ask('wang', 'wang', new Patience(60_000), 60_000)
  await expect(short).rejects.toMatchObject({ code: '57014' })
  await end(0)
  expect(begun).toEqual(['li', 'wang'])
  await end(1)
  expect(await long).toBe('wang')
  await settle()
})

it('a place comes back from work that failed', async () => {
  const { shares, begun, ask, settle } = scene(1)
  await expect(shares.run('li', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  void ask('li')
  await settle()
  expect(begun).toEqual(['li'])
})
