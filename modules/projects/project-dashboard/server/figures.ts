/** Of rows `l` of app.person_loads: what a month of a person comes to. */
export const rateSql = `(case when l.work_days = 0 then 0 else round(l.planned * 100 / l.work_days, 1) end)::numeric(16, 2)`

export const stateSql = (rate: string): string =>
  `case when ${rate} < 50 then '空闲' when ${rate} <= 90 then '正常' when ${rate} <= 100 then '饱和' else '超载' end`
