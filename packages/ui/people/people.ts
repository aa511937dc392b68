import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { readAllRows } from '../data/calls.ts'
import { matches } from '../shell/palette/pinyin.ts'

/** A colleague as pickers show one. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly jobNumber?: string | null
  readonly departmentId?: string | null
  readonly departmentName?: string | null
  readonly position?: string | null
}

export interface Department {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
}

/** Everybody who works here, in the order of the address book. */
export const usePeople = (isAsked = true): readonly Colleague[] | undefined =>
  useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) =>
      request<{ nodes: readonly Colleague[] }>('GET', '/api/users', { signal }).then(({ nodes }) => nodes),
    enabled: isAsked,
    staleTime: 300_000,
    meta: { quiet: true },
  }).data

/** The departments in use, parents named by their ids. */
export const useDepartments = (isAsked = true): readonly Department[] | undefined =>
  useQuery({
    queryKey: ['departments', 'all'],
    queryFn: ({ signal }) =>
      readAllRows({ resource: 'department' }, { filters: { isEnable: { equalTo: true } } }, signal) as Promise<
        readonly unknown[]
      > as Promise<readonly Department[]>,
    enabled: isAsked,
    staleTime: 300_000,
    meta: { quiet: true },
  }).data

/** People by a fragment of their name, its pinyin initials, or their number. */
export const findPeople = (people: readonly Colleague[], keyword: string): readonly Colleague[] =>
  people.filter(({ name, jobNumber }) => matches(name, keyword) || jobNumber?.includes(keyword.trim()))

/** A department with who works in it, its own departments after it. */
export interface DepartmentBranch {
  readonly department: Department
  readonly depth: number
  readonly people: readonly Colleague[]
  /** With all departments below. */
  readonly count: number
}

/** The departments as a list from the top down, those without anybody left out. */
export const branchesOf = (
  departments: readonly Department[],
  people: readonly Colleague[],
): readonly DepartmentBranch[] => {
  const known = new Set(departments.map(({ id }) => id))
  const below = (parent: string | null, depth: number): readonly DepartmentBranch[] =>
    departments
      .filter(({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null) === parent)
      .flatMap((department) => {
        const own = people.filter(({ departmentId }) => departmentId === department.id)
        const rest = below(department.id, depth + 1)
        const direct = rest.filter((branch) => branch.depth === depth + 1)
        const count = own.length + direct.reduce((sum, branch) => sum + branch.count, 0)
        return count > 0 ? [{ department, depth, people: own, count }, ...rest] : []
      })
  return below(null, 0)
}
