import { afterEach, expect, test, vi } from 'vitest'
import { branchesOf, findPeople } from './people.ts'
import { notePeople, recentPeople } from './recent.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
afterEach(() => kept.clear())

const people = [
  { id: '1', name: '林致远', jobNumber: '0012', departmentId: 'a' },
  { id: '2', name: '何川', jobNumber: '0034', departmentId: 'b' },
]
const departments = [
  { id: 'a', name: '销售部', parentId: 'top' },
  { id: 'top', name: '公司', parentId: null },
  { id: 'b', name: '二组', parentId: 'a' },
  { id: 'c', name: '空部', parentId: 'top' },
]

test('nobody is found by what nobody is called', () => {
  expect(findPeople(people, 'xyz')).toEqual([])
})

test('people are found by initials and by number', () => {
  expect(findPeople(people, 'lzy').map(({ id }) => id)).toEqual(['1'])
  expect(findPeople(people, '34').map(({ id }) => id)).toEqual(['2'])
})

test('departments stand below one another, empty ones not at all, and count who is below', () => {
  const said = branchesOf(departments, people).map(({ department, depth, count, people: own }) => [
    department.name,
    depth,
    count,
    own.length,
  ])
  expect(said).toEqual([
    ['公司', 0, 2, 0],
    ['销售部', 1, 2, 1],
    ['二组', 2, 1, 1],
  ])
  expect(branchesOf([{ id: 'a', name: '孤部', parentId: 'gone' }], people)).toHaveLength(1)
})

test('broken memory is no memory; the latest comes first, eight at most', () => {
  kept.set('chengban.people.', '{')
  expect(recentPeople()).toEqual([])
  notePeople(people)
  notePeople([{ id: '2', name: '何川' }])
  expect(recentPeople().map(({ id }) => id)).toEqual(['2', '1'])
  notePeople(Array.from({ length: 9 }, (_, at) => ({ id: `n${at}`, name: '' })))
  expect(recentPeople()).toHaveLength(8)
})
