/** By a person's group what they open most; of routes in one place the first that is open to them. */
const ways: Readonly<Record<string, readonly (readonly string[])[]>> = {
  销售: [
    ['/businessOpportunity', '/businessOpportunityManage'],
    ['/client', '/clientManage'],
    ['/contract', '/contractManage'],
    ['/returnedMoney', '/returnedMoneyManage'],
    ['/invoicingApply'],
  ],
  项目管理: [['/project', '/projectManage'], ['/projectImp'], ['/milepostManage'], ['/projectReport']],
  实施: [['/projectImp'], ['/projectProgress'], ['/trainAudit'], ['/bug']],
  研发: [['/task', '/taskManage'], ['/bug'], ['/applyForAudit', '/applyForManage']],
  测试: [['/bug'], ['/applyForAudit', '/applyForManage'], ['/testManage', '/testApply']],
  产品: [['/productLibrary'], ['/projectProduct'], ['/applyForAudit', '/applyForManage']],
  财务: [['/returnedMoneyAudit'], ['/invoicing'], ['/submitExpenseAudit'], ['/finance']],
  人事行政: [['/user'], ['/attendanceAudit', '/attendance'], ['/entry'], ['/seal']],
  管理层: [['/home'], ['/taskAudit'], ['/dailyWork'], ['/projectReport']],
  系统: [['/admin'], ['/role'], ['/user']],
}

export const waysOf = (group: string, isOpen: (route: string) => boolean): string[] =>
  (ways[group] ?? []).flatMap((routes) => routes.find(isOpen) ?? [])

/** Every route named, for the check that each exists. */
export const usualRoutes: readonly string[] = Object.values(ways).flat(2)
