import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readCourseList } from './learn-calls.ts'

export const own = ['全部', '必修', '学习中', '已学完', '收藏', '我的课程'] as const
export const sorts = ['综合', '最新', '最热', '评分'] as const
export const pageSize = 20

/** Keeps the course filters in the address, except the keyword being typed. */
export const useCentre = () => {
  const [params, setParams] = useSearchParams()
  const [keyword, setKeyword] = useState('')
  const searched = useDeferredValue(keyword.trim())
  const mine = own.find((one) => one === params.get('mine')) ?? '全部'
  const sort = sorts.find((one) => one === params.get('sort')) ?? '综合'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const categoryId = params.get('categoryId')
  const set = (name: string, value: string | undefined): void => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  const query = {
    ...(mine === '全部' ? {} : { mine }),
    ...(searched ? { keyword: searched } : {}),
    ...(categoryId ? { categoryId } : {}),
    sort,
    pageNumber: page,
    pageSize,
  }
  const found = useQuery({
    queryKey: ['course', 'centre', query],
    queryFn: () => readCourseList(query),
    placeholderData: (before) => before,
    meta: { quiet: true },
  })
  return { ...found, mine, sort, page, set, keyword, setKeyword }
}
