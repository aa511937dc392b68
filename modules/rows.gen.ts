// Written by `npm run gen` from the declarations. Do not edit.
import type { FileEntry, Signed } from '@chengban/kernel/kinds/file.ts'
import type { Json, Place } from '@chengban/kernel/kinds/json.ts'

declare module '@chengban/kernel/registry.ts' {
  interface Rows {
    attendanceMonth: {
      id: string
      userId: string
      month: string
      company: string | null
      status: '统计中' | '待本人确认' | '已确认' | '已锁定'
      isConfirm: boolean
      isAuto: boolean
      dueDate: string | null
      tzConfirm: string | null
      tzLock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    attendancePunch: {
      id: string
      userId: string
      tzPunch: string
      source: '钉钉' | '导入' | '申诉'
      place: Place | null
      isOutside: boolean
      attendanceId: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    attendance: {
      id: string
      userId: string
      date: string
      month: string | null
      leaderId: string | null
      dayKind: '工作日' | '休息日' | '法定节假日' | null
      tzIn: string | null
      tzOut: string | null
      result: '未统计' | '正常' | '弹性' | '迟到' | '早退' | '迟到早退' | '缺卡' | '旷工半天' | '旷工' | '请假' | '调休' | '出差外出' | '加班' | '休息'
      lateMinutes: number
      earlyMinutes: number
      absenceMinutes: number
      absenceDays: string
      missingTimes: number
      workMinutes: number
      restDays: string
      rests: Json | null
      paidRest: string
      sickRest: string
      unpaidRest: string
      offRest: string
      studyRest: string
      leaveRest: string
      restKind: string | null
      overtimeHours: string
      isIgnore: boolean
      ignoreReason: string | null
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      appealKind: string | null
      applyIn: string | null
      applyOut: string | null
      applyMinutes: number | null
      reason: string | null
      file: readonly FileEntry[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    checkOnWorkFact: {
      id: string
      userId: string
      date: string
      kind: '日报未交' | '日报迟交' | '周报未交' | '周报迟交' | '项目延期' | '项目改期' | '任务延期' | '任务改期' | '待工' | '解锁' | '警告' | '会议缺席' | '会议迟到' | '会议纪要逾期' | '周末总结缺失' | '流程逾期'
      module: string | null
      relevanceId: string | null
      amount: string
      text: string
      lateFor: string | null
      isIgnore: boolean
      ignoreReason: string | null
      objection: string | null
      checkOnWorkId: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    checkOnWork: {
      id: string
      userId: string
      leaderId: string | null
      type: '月度' | '入职' | '离职'
      startDate: string
      endDate: string
      rule: Json | null
      status: '统计中' | '待本人确认' | '有异议' | '已确认' | '已锁定'
      objection: string | null
      reply: string | null
      dueDate: string | null
      tzConfirm: string | null
      isAuto: boolean
      capConfirmed: string | null
      remainConfirmed: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    deduction: {
      id: string
      checkOnWorkId: string
      userId: string | null
      leaderId: string | null
      initiator: string | null
      kind: '系统' | '手工'
      money: string
      lines: readonly { readonly reason: string; readonly count: string | null; readonly free: number | null; readonly rate: string | null; readonly money: string; readonly factIds: Json | null }[]
      reason: string | null
      file: readonly FileEntry[]
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    demoApply: {
      id: string
      name: string
      userId: string
      clientId: string
      businessOpportunityId: string | null
      clientContactIds: readonly string[]
      productLibraryIds: readonly string[]
      way: string
      place: string
      tzStart: string
      tzEnd: string
      demoUserIds: readonly string[]
      peopleCount: number | null
      environment: string
      url: string | null
      account: string | null
      password: string | null
      requirement: string
      file: readonly FileEntry[]
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      opinion: string | null
      demoStatus: '未开始' | '准备中' | '待演示' | '待总结' | '已完成' | '逾期关闭' | '已取消'
      result: '很满意' | '满意' | '一般' | '不满意' | null
      summary: string | null
      feedback: string | null
      nextPlan: string | null
      actualCount: number | null
      photo: readonly FileEntry[]
      tzComplete: string | null
      overdueDate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    entryItem: {
      id: string
      entryId: string
      kind: '材料' | '准备' | '学习' | '交接'
      name: string
      responsibleId: string
      isRequired: boolean
      dueDate: string | null
      dueDays: number | null
      documentId: string | null
      courseId: string | null
      status: '待完成' | '已完成'
      isDone: boolean
      tzDone: string | null
      file: readonly FileEntry[]
      remark: string | null
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    entryTemplate: {
      id: string
      kind: '材料' | '准备' | '学习' | '交接'
      name: string
      departmentId: string | null
      roleId: string | null
      responsible: '本人' | '导师' | '部门负责人' | '人事' | '行政' | '交接人'
      documentId: string | null
      courseId: string | null
      dueDays: number
      isRequired: boolean
      isEnable: boolean
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    entry: {
      id: string
      kind: '入职' | '转正' | '延长' | '离职'
      parentId: string | null
      userId: string | null
      initiator: string | null
      name: string
      mobile: string
      email: string | null
      gender: string | null
      idCard: string | null
      company: string
      departmentId: string
      leaderId: string | null
      position: string | null
      presetRoleId: string | null
      superiorId: string | null
      mentorId: string | null
      own: boolean
      needAttendance: boolean
      contractYears: number
      probationMonths: number
      tzProbation: string | null
      regularPlan: string | null
      extendMonths: number
      salary: string | null
      regularSalary: string | null
      file: readonly FileEntry[]
      regularDate: string | null
      selfSummary: string | null
      mentorOpinion: string | null
      leaveKind: string | null
      reason: string | null
      tzDemobilize: string | null
      tzDepart: string | null
      handoverId: string | null
      materialToken: string | null
      tzMaterialToken: string | null
      examScore: string | null
      examCount: number
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      stage: '未生效' | '待入职' | '学习中' | '待考核' | '试用中' | '待转正' | '已转正' | '待离职' | '交接中' | '已离职' | '未报到'
      stageBefore: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    officialSealUse: {
      id: string
      applyNumber: string | null
      sealId: string
      groupId: string | null
      userId: string
      name: string
      kind: string
      file: readonly FileEntry[]
      copies: number
      isCross: boolean
      receiver: string
      contractId: string | null
      projectId: string | null
      reason: string
      isTakeOut: boolean
      outPlace: string | null
      companionId: string | null
      tzOutPlan: string | null
      tzBackPlan: string | null
      isSimple: boolean
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      useStatus: '未用印' | '待用印' | '已借出' | '待归还审核' | '待上传' | '已归档' | '已取消'
      tzSubmit: string | null
      actualCopies: number | null
      tzUse: string | null
      operatorId: string | null
      tzOut: string | null
      tzBack: string | null
      condition: '完好' | '损坏' | '遗失' | null
      stampedFile: readonly FileEntry[]
      returnRemark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    officialSeal: {
      id: string
      name: string
      code: string
      kind: string
      company: string
      keeperId: string
      backupId: string | null
      place: string | null
      image: readonly FileEntry[]
      canTakeOut: boolean
      needAudit2: boolean
      maxOutDays: number
      status: '在库' | '借出' | '停用' | '已销毁'
      currentUseId: string | null
      outTo: string | null
      tzEnable: string
      tzDestroy: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    overtime: {
      id: string
      userId: string
      tzStart: string
      tzEnd: string
      date: string | null
      holiday: '工作日' | '休息日' | '法定节假日' | null
      time: string | null
      way: '调休' | '加班费'
      rate: string | null
      reason: string
      projectId: string | null
      weekendTaskId: string | null
      isOutside: boolean
      file: readonly FileEntry[]
      isLate: boolean | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      opinion: string | null
      tzSubmit: string | null
      settle: '未核实' | '已核实' | '已转调休' | '已计薪' | '无效'
      checkedTime: string
      money: string
      restHours: string
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    performanceItem: {
      id: string
      performanceId: string
      kind: 'task' | 'quality' | 'report' | 'meeting' | 'weekend' | 'discipline' | 'okr'
      weight: string | null
      base: number | null
      hit: number | null
      minus: string
      autoScore: string | null
      correctScore: string | null
      score: string | null
      reason: string | null
      facts: Json
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    performance: {
      id: string
      userId: string
      leaderId: string | null
      type: '周' | '季度'
      year: number
      quarter: number | null
      month: number | null
      week: number | null
      startDate: string
      endDate: string
      autoScore: string
      itemScore: string
      score: string
      adjust: string
      adjustReason: string | null
      status: '未开始' | '待本人确认' | '有异议' | '待复核' | '已确认' | '已归档'
      objection: string | null
      opinion: string | null
      tzRefresh: string | null
      tzConfirm: string | null
      isAuto: boolean
      dueDate: string | null
      ruleVersion: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    receiveItem: {
      id: string
      name: string
      code: string
      category: string
      kind: '耗材' | '可归还' | '固定资产'
      model: string | null
      unit: string
      price: string | null
      stock: number
      minStock: number
      maxEach: number | null
      assets: readonly { readonly no: string; readonly state: '在库' | '借出' | '报废' | '遗失'; readonly receiveId: string | null }[]
      keeperId: string | null
      picture: readonly FileEntry[]
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    receiveStock: {
      id: string
      itemId: string
      kind: '入库' | '领用' | '归还' | '报损' | '遗失' | '盘盈' | '盘亏'
      quantity: number
      loss: number
      assetNos: readonly string[] | null
      receiveId: string | null
      price: string | null
      after: number | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    receive: {
      id: string
      applyNumber: string | null
      itemId: string
      userId: string
      quantity: number
      projectId: string | null
      reason: string
      dueDate: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      opinion: string | null
      receiveStatus: '未领取' | '待领取' | '已领取' | '待归还审核' | '部分归还' | '已归还' | '已核销' | '已取消'
      tzSubmit: string | null
      tzReceive: string | null
      signature: readonly Signed[]
      assetNos: readonly string[] | null
      returnQuantity: number
      lostQuantity: number
      outQuantity: number
      returning: { readonly quantity: number; readonly lost: number; readonly assetNos: readonly string[]; readonly lostNos: readonly string[]; readonly remark: string | null } | null
      compensation: string
      extendCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    restDayLedger: {
      id: string
      userId: string
      kind: '调休' | '年假'
      date: string
      source: '加班' | '年度发放' | '手工调整' | '请假' | '退回' | '过期' | '冲回'
      hours: string
      lotId: string | null
      expireDate: string | null
      remain: string | null
      module: string | null
      relevanceId: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    restDay: {
      id: string
      userId: string
      kind: string
      away: '请假' | '出差外出'
      startDate: string
      startHalf: '上午' | '下午'
      endDate: string
      endHalf: '上午' | '下午'
      days: string | null
      hours: string | null
      reason: string
      file: readonly FileEntry[]
      handoverId: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      opinion: string | null
      restStatus: '未生效' | '待休' | '休假中' | '已休' | '已销假'
      actualDays: string | null
      actualEnd: string | null
      actualEndHalf: '上午' | '下午' | null
      endsOn: string
      endsHalf: '上午' | '下午'
      balanceBefore: string | null
      syncId: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    testApply: {
      id: string
      name: string
      kind: string
      userId: string
      clientId: string | null
      businessOpportunityId: string | null
      projectId: string | null
      productLibraryId: string
      productLibraryVersionId: string | null
      testerIds: readonly string[]
      startDate: string
      endDate: string
      requirement: string
      file: readonly FileEntry[]
      environment: string | null
      url: string | null
      account: string | null
      password: string | null
      handlerId: string | null
      extendCount: number
      isAccountClosed: boolean
      tzAccountClosed: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      opinion: string | null
      testStatus: '未开始' | '准备中' | '进行中' | '待总结' | '已完成' | '逾期关闭' | '已取消'
      result: '合格' | '有条件合格' | '不合格' | null
      summary: string | null
      feedback: string | null
      problemCount: number | null
      resultFile: readonly FileEntry[]
      tzOpen: string | null
      tzComplete: string | null
      occupied: string | null
      overdueDate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    violate: {
      id: string
      userId: string
      leaderId: string | null
      date: string
      kind: string
      level: '提醒' | '警告' | '严重警告' | '记过'
      detail: string
      file: readonly FileEntry[]
      statement: string | null
      statementFile: readonly FileEntry[]
      statementDue: string | null
      tzStatement: string | null
      status: '草稿' | '待说明' | '待审核' | '驳回' | '生效' | '复核中' | '已撤销' | '已到期'
      auditorId: string | null
      opinion: string | null
      warnCount: number
      tzEffect: string | null
      expireDate: string | null
      appeal: string | null
      appealFile: readonly FileEntry[]
      appealCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    warnAccident: {
      id: string
      userId: string
      date: string
      detail: string
      source: '违规' | '报告' | '手工'
      count: number
      expireDate: string
      violateId: string | null
      file: readonly FileEntry[]
      status: '有效' | '已撤销' | '已到期'
      dedupeKey: string | null
      isFallen: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    comeGoBack: {
      id: string
      comeGoId: string
      date: string
      money: string
      way: string
      submitExpenseId: string | null
      moneyPayrollId: string | null
      bankSerial: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    financeLog: {
      id: string
      seq: number | null
      module: string | null
      relevanceId: string | null
      submitId: string | null
      action: '新增' | '修改' | '删除' | '提交' | '通过' | '驳回' | '撤回' | '作废' | '明细通过' | '明细核减' | '明细驳回' | '收票' | '付款' | '退票' | '归还' | '坏账' | '核算' | '锁定' | '发放' | '确认' | '异议' | '答复' | '结账' | '反结账' | '查看' | '导出' | '规则变更' | null
      userId: string | null
      aboutId: string | null
      company: string | null
      month: string | null
      moneyBefore: string | null
      moneyAfter: string | null
      content: string | null
      ids: Json | null
      address: string | null
      hash: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    financePeriod: {
      id: string
      company: string
      month: string
      status: '未结账' | '已结账' | '申请反结账'
      tzClose: string | null
      closeUserId: string | null
      totals: Json | null
      reason: string | null
      openUserId: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    invoiceUse: {
      id: string
      number: string
      module: 'submitExpense' | 'moneyServer' | 'moneyMonth' | null
      holderId: string | null
      holderName: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneyBudget: {
      id: string
      year: number
      company: string
      target: '部门' | '项目'
      departmentId: string | null
      projectId: string | null
      kind: string | null
      money: string
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneyComeGo: {
      id: string
      submitId: string
      content: string
      date: string
      kind: '付出' | '收入'
      type: string
      money: string
      userId: string
      otherSide: string | null
      otherCompany: string | null
      clientId: string | null
      businessOpportunityId: string | null
      contractId: string | null
      dtDue: string
      backMoney: string
      remain: string
      settle: '未生效' | '未结清' | '部分结清' | '已结清' | '坏账'
      company: string | null
      status: '草稿' | '待审核' | '通过' | '驳回' | '已作废'
      opinion: string | null
      atLevels: Json | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneyExpense: {
      id: string
      submitId: string
      content: string
      date: string
      bookDate: string | null
      kind: string
      type: string
      money: string
      quantity: string
      isOverLimit: boolean | null
      auditMoney: string | null
      lessMoney: string | null
      taxMoney: string
      status: '草稿' | '待审核' | '通过' | '核减' | '驳回' | '已作废'
      opinion: string | null
      atLevels: Json | null
      company: string | null
      userId: string | null
      departmentId: string | null
      projectId: string | null
      clientId: string | null
      businessOpportunityId: string | null
      maintenanceId: string | null
      okrId: string | null
      invoiceCode: string | null
      invoiceNumber: string | null
      invoiceMoney: string | null
      noInvoiceReason: string | null
      isPaper: boolean
      file: readonly FileEntry[]
      reverseId: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneyLess: {
      id: string
      userId: string
      company: string
      month: string
      date: string
      type: string
      kind: '扣减' | '增加'
      preTax: boolean
      money: string
      taken: string
      remain: string
      content: string
      module: string | null
      relevanceId: string | null
      status: '待计入' | '部分计入' | '已计入' | '已取消'
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneyMonth: {
      id: string
      submitId: string
      content: string
      date: string
      month: string | null
      company: string | null
      type: string
      money: string
      payee: string | null
      invoiceNumber: string | null
      status: '草稿' | '待审核' | '通过' | '驳回' | '已作废'
      opinion: string | null
      atLevels: Json | null
      file: readonly FileEntry[]
      reverseId: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneyOther: {
      id: string
      submitId: string
      content: string
      date: string
      type: string
      money: string
      payer: string | null
      bankSerial: string | null
      company: string | null
      status: '草稿' | '待审核' | '通过' | '驳回' | '已作废'
      opinion: string | null
      atLevels: Json | null
      file: readonly FileEntry[]
      reverseId: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneyPayroll: {
      id: string
      submitId: string
      userId: string
      company: string | null
      departmentId: string | null
      month: string | null
      date: string | null
      kind: '工资' | '补发' | '年终奖' | null
      content: string | null
      moneySalaryId: string | null
      isFormal: boolean | null
      needSocial: boolean | null
      needFund: boolean | null
      dayWage: string | null
      normMoney: string
      performanceRate: string
      isMerge: boolean
      performance: string
      other: string
      overtimeMoney: string
      bonus: string
      deductAbsence: string
      deductSick: string
      deductLess: string
      money: string
      socialMyself: string
      accumulationFund: string
      tax: string
      deductAfter: string
      salaryTrue: string
      shortfall: string
      security: string
      fundCompany: string
      cost: string
      inputHash: string | null
      lessItems: Json
      taxDetail: Json | null
      trace: Json
      status: '草稿' | '待审核' | '待确认' | '已确认' | '有异议' | '已作废'
      tzConfirm: string | null
      isOverdue: boolean
      signature: readonly Signed[]
      opinion: string | null
      answer: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneySalary: {
      id: string
      submitId: string
      userId: string
      company: string
      kind: string
      type: '月薪' | '时薪'
      content: string
      date: string
      dtStart: string
      dtEnd: string | null
      normMoney: string
      performance: string
      other: string
      change: string | null
      before: string | null
      changeRate: string | null
      probationRate: string | null
      isFormal: boolean
      needSocial: boolean
      needFund: boolean
      socialBase: string | null
      fundBase: string | null
      security: string | null
      socialMyself: string | null
      accumulationFund: string | null
      tax: string | null
      salaryTrue: string | null
      deductChildren: string
      deductInfant: string
      deductEducation: string
      deductLoan: string
      deductRent: string
      deductElder: string
      deductPension: string
      deductOther: string
      deductTotal: string
      taxStart: '普通' | '首次就业' | '上年收入不足6万'
      status: '草稿' | '待审核' | '通过' | '驳回' | '已作废'
      opinion: string | null
      atLevels: Json | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    moneyServer: {
      id: string
      content: string
      date: string
      type: string
      money: string
      company: string
      supplier: string
      projectId: string | null
      clientId: string | null
      maintenanceId: string | null
      productLibraryId: string | null
      okrId: string | null
      dtStart: string | null
      dtEnd: string | null
      userId: string | null
      invoiceNumber: string | null
      payWay: string | null
      status: '有效' | '已冲销'
      reverseId: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    socialInsurance: {
      id: string
      year: number
      month: number
      userId: string
      company: string
      isFormal: boolean
      needSocial: boolean
      needFund: boolean
      socialBase: string | null
      fundBase: string | null
      lines: readonly { readonly kind: string | null; readonly base: string | null; readonly person: string | null; readonly company: string | null; readonly ruleId: string | null }[]
      socialMyself: string
      security: string
      accumulationFund: string
      fundCompany: string
      backSocial: string
      backSecurity: string
      status: '已生成' | '已核对' | '已缴' | '已封账'
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    socialRule: {
      id: string
      company: string
      kind: '养老' | '医疗' | '失业' | '工伤' | '生育' | '公积金' | '最低工资'
      dtStart: string
      floor: string
      ceiling: string
      personRate: string
      personFixed: string
      companyRate: string
      companyFixed: string
      rounding: '四舍五入到分' | '见分进角' | '四舍五入到元' | '见角进元'
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    submitComeGo: {
      id: string
      serialNumber: string | null
      name: string
      company: string
      date: string
      money: string
      rowCount: number
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      mirrorOfId: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    submitExpense: {
      id: string
      serialNumber: string | null
      name: string
      userId: string
      departmentId: string
      company: string
      date: string
      money: string
      auditMoney: string
      lessMoney: string
      rowCount: number
      overMoney: string
      status: '草稿' | '待一级审核' | '待二级审核' | '待三级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      audit3: string | null
      opinion3: string | null
      tzSubmit: string | null
      tzNotice: string | null
      noticeCheck: boolean
      noticeRemark: string | null
      tzNoticeCheck: string | null
      noticeUserId: string | null
      payStatus: '未到' | '待付款' | '已付款'
      isPay: boolean
      offsetMoney: string
      payMoney: string
      dtPay: string | null
      payWay: string | null
      bankSerial: string | null
      payUserId: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    submitMonth: {
      id: string
      serialNumber: string | null
      company: string
      month: string
      name: string | null
      money: string
      rowCount: number
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    submitOther: {
      id: string
      serialNumber: string | null
      name: string
      company: string
      date: string
      money: string
      rowCount: number
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    submitPayroll: {
      id: string
      serialNumber: string | null
      company: string
      month: string
      kind: '工资' | '补发' | '年终奖'
      name: string | null
      payDate: string | null
      money: string
      security: string
      fundCompany: string
      tax: string
      salaryTrue: string
      cost: string
      rowCount: number
      stage: '未核算' | '核算中' | '已核算' | '已锁定' | '已发放' | '已归档'
      calcUserId: string | null
      tzCalc: string | null
      warnings: readonly { readonly userId: string | null; readonly text: string | null }[]
      inputHash: string | null
      tzLock: string | null
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      dtPay: string | null
      bankSerial: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    submitSalary: {
      id: string
      serialNumber: string | null
      name: string
      company: string
      date: string
      rowCount: number
      money: string
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    taxOpening: {
      id: string
      userId: string
      company: string
      year: number
      month: number
      income: string
      exempt: string
      special: string
      extra: string
      withheld: string
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    taxRule: {
      id: string
      kind: '综合所得' | '年终奖'
      dtStart: string
      dtEnd: string | null
      allowance: string
      bands: readonly { readonly upTo: string | null; readonly rate: string; readonly quick: string }[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    admin: {
      id: string
      name: string
      userId: string
      roleId: string | null
      parentId: string | null
      passwordHash: string | null
      mustChange: boolean
      failures: number
      tzLock: string | null
      tzPassword: string | null
      tzLast: string | null
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    auditRound: {
      id: string
      module: string | null
      relevanceId: string | null
      title: string | null
      round: number | null
      kind: '提交' | '变更' | null
      levels: number | null
      auditLevel: number | null
      initiatorId: string | null
      status: '填写中' | '进行中' | '通过' | '驳回' | '已撤回' | null
      chosen: Json
      content: Json | null
      draft: Json | null
      tzSubmit: string | null
      tzEnd: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    auditTask: {
      id: string
      roundId: string
      module: string | null
      relevanceId: string | null
      title: string | null
      summary: readonly { readonly label: string; readonly value: string | null }[] | null
      initiatorId: string | null
      userId: string
      forId: string | null
      kind: '审批' | '前加签' | '后加签' | '抄送'
      auditLevel: number | null
      status: '等待加签' | '待处理' | '已同意' | '已驳回' | '已转交' | '已收回' | '已取消' | '自动通过' | '已抄送' | null
      reason: string | null
      opinion: string | null
      signature: readonly Signed[]
      recordVersion: number | null
      fromTaskId: string | null
      tzDue: string | null
      tzRead: string | null
      tzAct: string | null
      tzUrge: string | null
      urgeCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    commentRead: {
      id: string
      userId: string
      module: string | null
      relevanceId: string | null
      tzRead: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    comment: {
      id: string
      userId: string | null
      relevanceId: string
      module: string
      content: string
      type: '评论' | '记录'
      source: '系统' | '人工'
      parentId: string | null
      mentions: readonly string[]
      file: readonly FileEntry[]
      changes: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    config: {
      id: string
      key: string
      value: string | null
      secretValue: string | null
      type: '文本' | '数字' | '开关' | 'JSON' | '密钥'
      comment: string | null
      isSystem: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    department: {
      id: string
      name: string
      code: string | null
      parentId: string | null
      leaderId: string | null
      dingtalkId: string | null
      sort: number
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    dictType: {
      id: string
      name: string
      isSystem: boolean
      sort: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    dict: {
      id: string
      code: string
      name: string
      sort: number
      dictTypeId: string
      color: 'default' | 'blue' | 'green' | 'gold' | 'red' | 'purple' | 'cyan' | null
      isDefault: boolean
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    documentRole: {
      id: string
      documentId: string
      roleId: string
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    documentUser: {
      id: string
      userId: string
      documentId: string
      docVersion: number
      isDirect: boolean
      isRead: boolean
      status: '未读' | '已打开' | '已读'
      tzOpen: string | null
      seconds: number
      tzBeat: string | null
      isEnd: boolean
      tzConfirm: string | null
      dueDate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    documentVersion: {
      id: string
      documentId: string
      docVersion: number
      content: Json | null
      changeNote: string | null
      tzPublish: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    document: {
      id: string
      name: string
      sort: number
      type: string
      userId: string
      url: readonly FileEntry[]
      video: readonly FileEntry[]
      content: string | null
      isAll: boolean
      roleId: string | null
      duty: string | null
      needConfirm: boolean
      minSeconds: number
      dueDays: number
      status: '草稿' | '已发布' | '已停用'
      docVersion: number
      changeNote: string | null
      tzPublish: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    fileAudit: {
      id: string
      name: string
      file: readonly FileEntry[]
      category: string
      departmentId: string | null
      remark: string | null
      expireDate: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      opinion: string | null
      tzSubmit: string | null
      tzAudit: string | null
      fileVersion: number
      history: readonly { readonly fileVersion: number | null; readonly name: string | null; readonly file: readonly FileEntry[]; readonly tzAudit: string | null; readonly auditorName: string | null }[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    fileLink: {
      id: string
      fileId: string
      module: string | null
      relevanceId: string | null
      field: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    fileShareVisit: {
      id: string
      shareId: string
      action: '打开' | '预览' | '下载'
      address: string | null
      userAgent: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    fileShare: {
      id: string
      day: '1' | '3' | '7'
      name: string
      url: string
      fileId: string | null
      tzExpire: string | null
      tzRevoke: string | null
      visitCount: number
      downloadCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    holiday: {
      id: string
      date: string
      name: string
      kind: '法定节假日' | '调休放假' | '调休上班' | '公司假日'
      isWork: boolean
      isStatutory: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    loginLog: {
      id: string
      userId: string | null
      name: string | null
      way: '密码' | '钉钉' | '续期' | '单点跳转' | null
      result: '成功' | '失败' | '锁定' | '停用' | null
      address: string | null
      userAgent: string | null
      tzExpire: string | null
      tzSeen: string | null
      tzRevoke: string | null
      revokeReason: '退出' | '修改密码' | '重置密码' | '停用' | '管理员下线' | '续期' | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    menu: {
      id: number
      name: string
      icon: string | null
      route: string | null
      parentId: string | null
      active: boolean
      sort: number
      operationCodes: readonly string[]
      badge: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    message: {
      id: string
      userId: string
      senderId: string | null
      kind: '审批' | '提醒' | '催办' | '提到我' | '抄送' | '通知' | '系统'
      type: string | null
      title: string
      text: string | null
      module: string | null
      relevanceId: string | null
      link: string | null
      level: '普通' | '紧急'
      isRead: boolean
      tzRead: string | null
      tzStop: string | null
      dedupeKey: string | null
      dingStatus: '不发送' | '待发送' | '已发送' | '已合并' | '失败'
      dingTries: number
      dingError: string | null
      tzDing: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    operation: {
      id: string
      name: string
      module: string | null
      isSensitive: boolean
      isSystem: boolean
      sort: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    permission: {
      id: string
      name: string
      parentId: string | null
      menuIds: readonly string[]
      operationIds: readonly string[]
      sort: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    processImage: {
      id: string
      module: string
      title: string
      area: string | null
      remark: string | null
      file: readonly FileEntry[]
      sort: number
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    remindPause: {
      id: string
      code: string
      module: string
      aboutId: string
      userId: string | null
      until: string | null
      forDate: string | null
      reason: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    reminderRule: {
      id: string
      code: string
      family: string | null
      name: string
      condition: string | null
      offsets: readonly number[] | null
      time: string
      channels: readonly string[]
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    roleOperation: {
      id: string
      roleId: string
      code: string
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    rolePermission: {
      id: string
      roleId: string
      permissionId: string
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    role: {
      id: string
      name: string
      duty: string | null
      userGroup: string | null
      tag: string | null
      sort: number
      isEnable: boolean
      isSystem: boolean
      pending: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    savedView: {
      id: string
      module: string
      name: string
      filters: Json | null
      columns: readonly { readonly field: string; readonly width: number | null; readonly fixed: 'left' | 'right' | null }[]
      sort: string | null
      address: string | null
      isDefault: boolean
      isShared: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    storedFile: {
      id: string
      url: string | null
      name: string | null
      folder: 'attachment' | 'image' | 'avatar' | 'video' | 'signature' | 'package' | 'import' | null
      ext: string | null
      mime: string | null
      size: number | null
      sha256: string | null
      duration: number | null
      previewStatus: '无需' | '排队' | '完成' | '失败'
      tzLinked: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    userRole: {
      id: string
      userId: string
      roleId: string
      isMain: boolean
      tzStart: string | null
      tzEnd: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    user: {
      id: string
      name: string
      avatar: readonly FileEntry[]
      jobNumber: string | null
      mobile: string | null
      email: string | null
      gender: string | null
      dingtalkId: string | null
      company: string
      departmentId: string
      position: string | null
      superiorId: string | null
      roleId: string | null
      presetRoleId: string | null
      operations: readonly string[]
      status: '待激活' | '在职' | '停用' | '离职'
      isEnable: boolean
      isExamine: boolean
      needAttendance: boolean
      own: boolean
      isFormal: boolean
      isWork: boolean
      sort: number
      groupSort: number
      salary: string | null
      idCard: string | null
      bankNumber: string | null
      bankAccount: string | null
      bankName: string | null
      tzProbation: string | null
      tzRegular: string | null
      tzDemobilize: string | null
      tzDepart: string | null
      entryLearn: boolean
      entryLearnTime: string | null
      numberOfWarnings: number
      noTimeNum: number
      lockReason: '登录失败' | '报告未交' | '警告超限' | null
      deputyId: string | null
      deputyFrom: string | null
      deputyTo: string | null
      settings: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    design: {
      id: string
      projectId: string | null
      projectProductId: string | null
      projectModuleId: string | null
      name: string
      type: string
      edition: number
      file: readonly FileEntry[]
      link: string | null
      userId: string
      planDate: string | null
      describe: string | null
      tzReview: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    fileRemark: {
      id: string
      relevanceId: string
      module: 'project' | 'impPrepare' | 'impNodeLog' | 'design' | 'projectVer' | 'train' | 'projectProduce'
      fileUrl: string
      fileName: string | null
      page: number | null
      second: number | null
      content: string
      isResolved: boolean
      resolverId: string | null
      uploaderId: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    impDocument: {
      id: string
      node: number
      name: string
      required: boolean
      needSign: boolean
      kinds: string
      template: readonly FileEntry[]
      sort: number | null
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    impNodeLog: {
      id: string
      projectId: string
      node: number
      round: number
      impDocumentId: string | null
      name: string
      required: boolean
      needSign: boolean
      status: '未上传' | '待审核' | '通过' | '退回' | '客户已签' | '不适用'
      file: readonly FileEntry[]
      fileHash: string | null
      uploaderId: string | null
      tzUpload: string | null
      auditorId: string | null
      tzAudit: string | null
      opinion: string | null
      trainId: string | null
      projectProgressId: string | null
      signature: readonly Signed[]
      signer: string | null
      tzSign: string | null
      sort: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    impPrepare: {
      id: string
      projectId: string | null
      businessOpportunityId: string | null
      impDocumentId: string
      name: string | null
      required: boolean | null
      userId: string | null
      endDate: string | null
      status: '未上传' | '待审核' | '通过' | '退回' | '不适用'
      file: readonly FileEntry[]
      uploaderId: string | null
      tzUpload: string | null
      auditorId: string | null
      tzAudit: string | null
      opinion: string | null
      source: '上传' | '商机' | '合同'
      sort: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    impRecord: {
      id: string
      projectId: string
      node: number | null
      type: '现场' | '远程'
      isReservation: boolean
      userId: string
      coUserIds: readonly string[]
      tzStart: string
      tzEnd: string
      hours: string | null
      days: string | null
      place: Place | null
      content: string | null
      result: string | null
      problem: string | null
      temporaryId: string | null
      clientUser: string | null
      clientPhone: string | null
      photo: readonly FileEntry[]
      file: readonly FileEntry[]
      status: '已预约' | '待填写' | '客户待确认' | '已确认' | '有异议' | '已取消'
      signature: readonly Signed[]
      signer: string | null
      tzConfirm: string | null
      contentHash: string | null
      clientOpinion: string | null
      satisfaction: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    implementaryProgress: {
      id: string
      projectId: string
      node: number
      name: '准备' | '部署' | '配置' | '客户培训' | '试运行一' | '试运行二' | '验收'
      status: '未开始' | '进行中' | '待确认' | '已完成' | '已跳过'
      planStart: string | null
      planEnd: string | null
      originalEnd: string | null
      actualStart: string | null
      actualEnd: string | null
      round: number
      remark: string | null
      skipReason: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    milepostAdvanceKind: {
      id: string
      name: string
      direction: '提前' | '延期'
      excused: boolean
      maxDays: number | null
      needFile: boolean
      sort: number | null
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    milepostAdvance: {
      id: string
      milepostId: string
      projectId: string | null
      kindId: string
      before: string | null
      after: string
      reason: string
      file: readonly FileEntry[]
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    milepostUserSummary: {
      id: string
      userId: string
      month: string
      frozen: Json | null
      summarize: string | null
      leaderOpinion: string | null
      status: '统计中' | '已封账'
      tzClose: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    milepost: {
      id: string
      name: string
      projectId: string | null
      projectProductId: string | null
      type: string
      userId: string
      userIds: readonly string[]
      describe: string
      priority: '高' | '中' | '低'
      startDate: string
      endDate: string
      originalDate: string | null
      tzComplete: string | null
      excusedDays: number
      monthGoal: boolean
      goalMonth: string | null
      goalWeight: string | null
      predict: string
      result: string | null
      file: readonly FileEntry[]
      status: '未开始' | '进行中' | '待确认' | '已完成' | '取消'
      isOver: boolean
      confirmId: string | null
      tzConfirm: string | null
      pmoStatus: '未确认' | '已确认' | '不通过'
      tzPmo: string | null
      opinion: string | null
      tzUrge: string | null
      urgeNum: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    productDownload: {
      id: string
      productLibraryVersionId: string
      projectId: string | null
      clientId: string | null
      userId: string | null
      reason: string
      status: '待审批' | '已通过' | '驳回' | '已失效'
      auditorId: string | null
      opinion: string | null
      tzPass: string | null
      tzExpire: string | null
      maxTimes: number | null
      usedTimes: number
      wrongTimes: number
      passwordHash: string | null
      sealedPassword: string | null
      log: Json
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    productLibraryVersion: {
      id: string
      productLibraryId: string
      name: string
      orderNo: number | null
      type: '大版本' | '小版本' | '临时版本'
      baseVersionId: string | null
      projectId: string | null
      mergeVersionId: string | null
      stage: '规划' | '研发中' | '测试中' | '待发布' | '已发布' | '停止维护' | '作废'
      goal: readonly { readonly text: string; readonly userId: string | null; readonly done: boolean }[]
      hasGoal: boolean
      goals: string | null
      planDate: string
      originalDate: string | null
      tzRelease: string | null
      releaserId: string | null
      releaseNote: string | null
      bugIds: readonly string[]
      applyForIds: readonly string[]
      snapshot: Json | null
      packageFile: readonly FileEntry[]
      file: readonly FileEntry[]
      testReport: readonly FileEntry[]
      userId: string
      testerIds: readonly string[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    productLibrary: {
      id: string
      name: string
      code: string
      category: string
      principalId: string
      devPrincipalId: string | null
      described: string | null
      cover: readonly FileEntry[]
      file: readonly FileEntry[]
      video: readonly FileEntry[]
      demoUrl: string | null
      demoAccount: string | null
      currentVersionId: string | null
      downloadConfig: Json
      isEnable: boolean
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectDashboard: {
      id: string
      userId: string | null
      month: string | null
      workDays: number | null
      planDays: string | null
      actualDays: string | null
      loadRate: string | null
      state: '空闲' | '正常' | '饱和' | '超载' | null
      projects: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectFollow: {
      id: string
      userId: string
      targetType: 'project' | 'projectProduct' | 'productLibrary' | 'productLibraryVersion'
      targetId: string
      projectId: string | null
      isCare: boolean
      isIgnore: boolean
      reason: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectManDay: {
      id: string
      projectId: string
      before: string | null
      after: string
      delta: string | null
      isSmall: boolean
      reason: string
      applyForId: string | null
      file: readonly FileEntry[]
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectMember: {
      id: string
      projectId: string
      kind: 'back' | 'foregoing' | 'implement' | 'teammates' | 'carryOut'
      userId: string
      startDate: string | null
      endDate: string | null
      load: string
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectModule: {
      id: string
      projectId: string
      name: string
      sort: number
      userId: string | null
      describe: string | null
      source: '手工' | '建设清单' | '需求'
      priority: '高' | '中' | '低'
      predecessorIds: readonly string[]
      planStart: string | null
      planEnd: string | null
      baseStart: string | null
      baseEnd: string | null
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectProduce: {
      id: string
      projectId: string
      name: string
      kind: string
      milepostId: string | null
      userId: string
      receiverId: string | null
      planDate: string
      originalDate: string | null
      actualDate: string | null
      manDay: string | null
      file: readonly FileEntry[]
      remark: string | null
      status: '未开始' | '进行中' | '待确认' | '已完成' | '取消'
      isOver: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectProduct: {
      id: string
      name: string
      productLibraryId: string
      productLibraryVersionId: string | null
      isUse: boolean
      initiator: string | null
      principalId: string
      devPrincipalId: string
      supervise: string | null
      testerIds: readonly string[]
      teammateIds: readonly string[]
      backendIds: readonly string[]
      foregoingIds: readonly string[]
      tzRetire: string | null
      budget: string | null
      startTime: string
      confirmTime: string | null
      middleTime: string | null
      textTime: string | null
      endTime: string
      estimate: string | null
      projectStatus: '立项草稿' | '立项审核' | '驳回' | '规划' | '研发中' | '测试中' | '待发布' | '已发布' | '暂停' | '停止维护'
      statusSort: number
      preStatus: string | null
      status: '正常' | '关注' | '风险' | '严重'
      described: string | null
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      execution: string | null
      attention: string | null
      file: readonly FileEntry[]
      type: '新产品' | '重大升级' | '常规迭代'
      auditStatus: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectProgress: {
      id: string
      projectId: string
      node: number
      round: number | null
      stageRound: number | null
      name: string | null
      isStageEnd: boolean
      content: string
      nextPlan: string | null
      percent: string | null
      temporaryId: string | null
      report: { readonly content: string; readonly files: readonly { readonly fileHash: string | null; readonly impNodeLogId: string; readonly name: string; readonly url: string }[]; readonly hours: string | null; readonly nextPlan: string | null; readonly percent: string | null; readonly problems: readonly { readonly endTime: string | null; readonly id: string; readonly kind: 'bug' | 'applyFor'; readonly name: string; readonly priority: string | null; readonly status: string }[] } | null
      contentHash: string | null
      status: '草稿' | '待内部确认' | '客户待确认' | '已确认' | '有异议' | '已完成' | '已作废'
      confirmId: string | null
      tzSend: string | null
      signature: readonly Signed[]
      signer: string | null
      signerPhone: string | null
      tzSign: string | null
      signIp: string | null
      clientOpinion: string | null
      satisfaction: number | null
      productSign: readonly Signed[]
      productSignerId: string | null
      tzProductSign: string | null
      signatureProduct: readonly Signed[]
      productSigner: string | null
      tzSignatureProduct: string | null
      pdf: readonly FileEntry[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    projectVer: {
      id: string
      projectId: string
      productLibraryVersionId: string
      fromVersionId: string | null
      name: string
      type: '大版本' | '小版本'
      isSmall: boolean
      content: string
      planDate: string
      userId: string
      bugIds: readonly string[]
      applyForIds: readonly string[]
      file: readonly FileEntry[]
      video: readonly FileEntry[]
      needTrain: boolean
      trainId: string | null
      round: number
      preId: string | null
      status: '草稿' | '待一级审核' | '待二级审核' | '待交付' | '客户待确认' | '已确认' | '有异议' | '驳回' | '已撤回' | '已作废'
      auditStatus: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      tzDeliver: string | null
      watched: string | null
      signature: readonly Signed[]
      signer: string | null
      tzConfirm: string | null
      contentHash: string | null
      clientOpinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    project: {
      id: string
      name: string
      code: string | null
      isTemporary: boolean
      isUse: boolean
      initiator: string | null
      businessOpportunityId: string | null
      contractId: string | null
      clientId: string | null
      productLibraryId: string | null
      productLibraryVersionId: string | null
      principalId: string
      devPrincipalId: string | null
      impPrincipalId: string | null
      supervise: string | null
      budget: string | null
      startTime: string
      confirmTime: string | null
      middleTime: string | null
      textTime: string | null
      estimate: string | null
      projectStatus: '立项草稿' | '立项审核' | '驳回' | '待启动' | '准备' | '实施中' | '待验收' | '已验收' | '维护中' | '暂停' | '已结束' | '终止'
      statusSort: number
      preStatus: '准备' | '实施中' | '待验收' | null
      tzPause: string | null
      status: '正常' | '关注' | '风险' | '严重'
      described: string | null
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      audit3: string | null
      opinion3: string | null
      audit4: string | null
      opinion4: string | null
      range: string | null
      tzContractImp: string | null
      implementStartTime: string | null
      implementEndTime: string | null
      tzAcceptStatus: string | null
      execution: string | null
      attention: string | null
      file: readonly FileEntry[]
      file2: readonly FileEntry[]
      file3: readonly FileEntry[]
      type: string
      isProduct: boolean
      impNode: number
      impRemarks: string | null
      tzNodeEnd: string | null
      auditStatus: '草稿' | '待一级审核' | '待二级审核' | '待三级审核' | '待四级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      isSmall: boolean
      isPlain: boolean
      tzSubmit: string | null
      tzApprove: string | null
      reportToken: string | null
      tzReportToken: string | null
      testUrl: string | null
      testAccount: string | null
      testLogin: string | null
      testImprove: string | null
      formalUrl: string | null
      formalAccount: string | null
      formalLogin: string | null
      formalImprove: string | null
      effectMeetingTime: string | null
      effectMeetingAddress: string | null
      effectMeetingUsers: readonly string[]
      principalDate: string | null
      devPrincipalDate: string | null
      impPrincipalDate: string | null
      backDate: string | null
      foregoingDate: string | null
      implementDate: string | null
      teammatesDate: string | null
      carryOutDate: string | null
      tzAldSend: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    technicalChallenge: {
      id: string
      name: string
      projectId: string | null
      projectProductId: string | null
      level: string
      describe: string
      proposerId: string | null
      userId: string | null
      userIds: readonly string[]
      endDate: string | null
      plan: string | null
      result: string | null
      hours: string | null
      file: readonly FileEntry[]
      tzSolve: string | null
      status: '待受理' | '攻关中' | '待验证' | '已解决' | '搁置'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    train: {
      id: string
      name: string
      type: string
      projectId: string | null
      node: number | null
      projectVerId: string | null
      tzStart: string
      tzEnd: string
      address: string | null
      teacherId: string
      content: string
      plan: readonly FileEntry[]
      manual: readonly FileEntry[]
      courseware: readonly FileEntry[]
      signFile: readonly FileEntry[]
      photo: readonly FileEntry[]
      video: readonly FileEntry[]
      trainees: readonly { readonly name: string; readonly department: string | null; readonly phone: string; readonly signature: readonly Signed[]; readonly satisfaction: number | null; readonly advice: string | null; readonly tzSign: string | null }[]
      traineeCount: number
      satisfaction: string | null
      hours: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    wbsHour: {
      id: string
      wbsTaskId: string
      userId: string | null
      date: string
      hours: string
      remain: string
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    wbsTask: {
      id: string
      projectId: string
      projectModuleId: string | null
      parentId: string | null
      sort: number
      code: string | null
      name: string
      content: string | null
      userId: string | null
      priority: '高' | '中' | '低'
      tzStart: string | null
      tzEnd: string | null
      tzActual: string | null
      baseStart: string | null
      baseEnd: string | null
      expectHours: string
      actualHours: string
      remainHours: string
      progress: string
      status: '未开始' | '进行中' | '完成' | '取消'
      synced: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    businessLog: {
      id: string
      businessOpportunityId: string
      clientId: string | null
      kind: '跟进' | '拜访' | '电话' | '演示' | '产品' | '预算' | '我方' | '跟进状态' | '进度' | '审核' | '任务' | '同步'
      content: string
      tzLog: string
      nextPlan: string | null
      dtNext: string | null
      clientContactIds: readonly string[]
      before: Json | null
      after: Json | null
      reason: string | null
      file: readonly FileEntry[]
      place: Place | null
      clientVisitId: string | null
      demoApplyId: string | null
      isAuto: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    businessOpportunity: {
      id: string
      name: string
      coreName: string | null
      confirmDuplicate: boolean
      abbreviation: string | null
      serialNumber: string | null
      clientId: string
      type: string
      from: string | null
      createDate: string
      salesPersonnel: string
      helperId: string | null
      performanceFrom: string
      relateId: string | null
      parentContractId: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      opinion: string | null
      schedule: '线索' | '初步接洽' | '需求确认' | '方案演示' | '招投标' | '商务谈判' | '赢单' | '输单' | '搁置'
      preSchedule: string | null
      tzSchedule: string
      successRate: string
      rateFlag: boolean
      budgetMyself: string
      budgetSystem: string
      budgetOther: string
      budget: string
      expectMoney: string
      weightedMoney: string | null
      signDate: string | null
      system: string | null
      informatization: string | null
      competitor: string | null
      partner: string | null
      procurementMethod: string | null
      needImp: boolean
      impRequire: string | null
      isImport: boolean
      isFollow: boolean
      assessmentList: readonly FileEntry[]
      techList: readonly FileEntry[]
      scheme: readonly FileEntry[]
      developmentScheme: readonly FileEntry[]
      sketch: readonly FileEntry[]
      tenderLink: string | null
      tenderScreenshot: readonly FileEntry[]
      tenderDocument: readonly FileEntry[]
      tzTender: string | null
      tenderMargin: string | null
      bidFile: readonly FileEntry[]
      bidNotice: readonly FileEntry[]
      zfcgId: string | null
      loseReason: string | null
      winner: string | null
      dtNext: string | null
      isUse: boolean
      tzSubmit: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    businessProduct: {
      id: string
      name: string | null
      businessOpportunityId: string
      productLibraryId: string
      productVersion: string | null
      quantity: string
      money: string | null
      isMain: boolean
      demand: string | null
      competitor: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    businessTask: {
      id: string
      name: string
      businessOpportunityId: string
      userId: string
      describe: string | null
      priority: '高' | '中' | '低'
      dtEnd: string
      status: '未开始' | '进行中' | '已完成' | '已取消'
      isTop: boolean
      result: string | null
      file: readonly FileEntry[]
      tzComplete: string | null
      businessLogId: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    clientContact: {
      id: string
      name: string
      clientId: string
      department: string | null
      position: string | null
      role: string | null
      phone: string | null
      telephone: string | null
      wechat: string | null
      email: string | null
      address: string | null
      birthday: string | null
      attitude: '支持' | '中立' | '反对' | '未知'
      isKey: boolean
      isUse: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    clientOwner: {
      id: string
      clientId: string
      userId: string | null
      helperId: string | null
      kind: '创建' | '领取' | '释放' | '分配' | '移交' | '公海' | '合并'
      reason: string | null
      tzStart: string
      tzEnd: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    clientProduct: {
      id: string
      name: string | null
      clientId: string
      productLibraryId: string
      state: '无' | '竞品' | '意向' | '试用' | '已购' | '在用' | '停用'
      productVersion: string | null
      systemHas: string | null
      competitor: string | null
      demand: string | null
      budget: string | null
      isFollow: boolean
      followReason: string | null
      contractId: string | null
      dtOnline: string | null
      url: string | null
      loginName: string | null
      lastVisitId: string | null
      tzFollow: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    clientVisit: {
      id: string
      clientId: string
      businessOpportunityId: string | null
      clientContactIds: readonly string[]
      companionIds: readonly string[]
      tzVisit: string
      status: '计划' | '已拜访' | '已补录' | '已取消'
      department: string | null
      depPlace: string | null
      director: string | null
      tel: string | null
      content: string | null
      photo: readonly FileEntry[]
      place: Place | null
      distance: number | null
      productLibraryId: string | null
      systemHas: string | null
      demand: string | null
      tzNext: string | null
      tzDone: string | null
      applyForId: string | null
      logSynced: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    client: {
      id: string
      name: string
      confirmDuplicate: boolean
      abbreviation: string | null
      normalName: string | null
      alias: readonly string[]
      type: string
      grade: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      opinion: string | null
      ownership: '私有' | '公海' | '锁定'
      userId: string | null
      helperId: string | null
      initiator: string | null
      tzOwned: string | null
      tzNextContact: string | null
      province: string
      city: string
      district: string | null
      isProvincial: boolean
      isMunicipal: boolean
      site: string | null
      place: Place | null
      website: string | null
      linkman: string
      phone: string | null
      telephone: string | null
      account: string | null
      accountId: string | null
      confirmTaxNo: boolean
      bank: string | null
      accountNumber: string | null
      invoicingMode: string | null
      needBusiness: boolean
      construct: string | null
      vpn: string | null
      isUse: boolean
      sort: number
      tzSubmit: string | null
      mergedIntoId: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    contract: {
      id: string
      name: string
      contractNumber: string | null
      clientId: string
      businessOpportunityId: string | null
      parentId: string | null
      initiator: string | null
      selfCompany: string
      unit: string | null
      form: string
      way: string | null
      payWay: string
      template: string | null
      affiliation: string | null
      area: string | null
      money: string
      hardware: string
      software: string
      service: string
      advancePayment: string
      earnest: boolean
      earnestMoney: string
      approvedMoney: string
      totalMoney: string | null
      receivedMoney: string | null
      remainMoney: string | null
      invoiceMoney: string | null
      reservedMoney: string | null
      invoiceLimit: string | null
      balance: string | null
      invoicedUnpaid: string | null
      receivedRate: string | null
      free: boolean
      invoice: boolean
      invoiceType: '电子普通发票' | '电子专用发票' | '电子免税发票' | null
      invoiceDate: string | null
      invoiceIgnore: boolean
      isSmall: boolean
      newClient: boolean
      upgrade: boolean
      personNumber: number | null
      signDate: string | null
      signer: string | null
      needMaintain: boolean
      maintainMonths: number
      maintainMoney: string | null
      dtMaintainStart: string | null
      maintainDate: string | null
      dtLastMain: string | null
      contractFile: readonly FileEntry[]
      contractChapter: readonly FileEntry[]
      secureFile: readonly FileEntry[]
      acceptanceFile: readonly FileEntry[]
      dtAccept: string | null
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      isBegun: boolean
      stage: '未生效' | '待签署' | '已签署' | '履行中' | '履行完毕' | '已归档' | '已终止'
      tzSubmit: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    giftGive: {
      id: string
      clientId: string
      clientContactId: string
      giftTypeId: string
      quantity: number
      price: string | null
      money: string | null
      year: number
      festival: string
      userId: string
      dtGive: string | null
      photo: readonly FileEntry[]
      isGiven: boolean
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      opinion: string | null
      tzSubmit: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    giftType: {
      id: string
      name: string
      price: string
      unit: string
      received: number
      given: number
      stock: number
      reserved: number
      available: number
      picture: readonly FileEntry[]
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    invoicingConfig: {
      id: string
      kind: '销方' | '购方'
      title: string
      taxNo: string | null
      confirmTaxNo: boolean
      selfCompany: string | null
      clientId: string | null
      address: string | null
      tel: string | null
      bank: string | null
      account: string | null
      email: string | null
      singleLimit: string | null
      monthLimit: string | null
      monthLimits: Json | null
      taxRates: readonly string[]
      isDefault: boolean
      isEnable: boolean
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      opinion: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    invoicingPlan: {
      id: string
      name: string | null
      contractId: string
      userId: string | null
      year: number
      month: number
      type: string
      money: string
      invoicedMoney: string
      reservedMoney: string
      leftMoney: string
      dtReceive: string | null
      cumulatedMoney: string
      isDue: boolean
      isTop: boolean
      detail: string | null
      selfCompany: string | null
      account: string | null
      isCancel: boolean
      remarks: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    invoicing: {
      id: string
      applyNumber: string | null
      contractId: string | null
      invoicingPlanId: string | null
      clientId: string | null
      isOther: boolean
      otherReason: string | null
      isRed: boolean
      blueId: string | null
      sellerId: string
      buyerId: string
      sellerTitle: Json | null
      buyerTitle: Json | null
      type: '电子普通发票' | '电子专用发票' | '电子免税发票'
      item: string
      detail: readonly { readonly name: string; readonly spec: string | null; readonly unit: string | null; readonly quantity: string | null; readonly money: string }[]
      taxRate: string
      money: string
      amountNoTax: string | null
      tax: string | null
      status: '草稿' | '待审核' | '待对方确认' | '待开票' | '已开票' | '部分红冲' | '已红冲' | '驳回' | '已撤回' | '已失效' | '已作废'
      initiator: string | null
      tzSubmit: string | null
      auditorId: string | null
      opinion: string | null
      completerId: string | null
      invoiceNumber: string | null
      dtInvoice: string | null
      invoiceFile: readonly FileEntry[]
      email: string | null
      reason: string | null
      isUsed: boolean
      redConfirmNumber: string | null
      tzConfirmEnd: string | null
      flushedMoney: string
      flushingMoney: string
      netMoney: string | null
      remark: string | null
      file: readonly FileEntry[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    keyword: {
      id: string
      word: string
      exclude: string | null
      kinds: readonly string[] | null
      province: string | null
      minBudget: string | null
      userIds: readonly string[]
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    maintainDateChange: {
      id: string
      name: string | null
      contractId: string
      maintenanceId: string | null
      oldDate: string | null
      newDate: string
      days: number | null
      kind: '延期' | '提前' | '续约' | '更正'
      money: string
      renewContractId: string | null
      reason: string
      file: readonly FileEntry[]
      initiator: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回'
      audit1: string | null
      opinion: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    maintenance: {
      id: string
      name: string | null
      contractId: string
      clientId: string | null
      dtStart: string
      dtEnd: string
      isFree: boolean
      money: string
      renewContractId: string | null
      userId: string | null
      tzStop: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    returnedMoneyApply: {
      id: string
      name: string | null
      contractId: string
      contractNumber: string | null
      clientId: string | null
      returnedMoneyId: string | null
      userId: string
      detail: readonly { readonly kind: string; readonly money: string; readonly date: string; readonly way: string; readonly payer: string | null; readonly voucher: readonly FileEntry[]; readonly bankSerial: string | null; readonly remark: string | null }[]
      money: string
      advance: string
      refund: string
      dtReceived: string | null
      dtFirst: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      opinion: string | null
      tzSubmit: string | null
      tzAudit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    returnedMoney: {
      id: string
      contractId: string
      contractNumber: string | null
      client: string | null
      clientId: string | null
      userId: string | null
      area: string | null
      allMoney: string | null
      advanceMoney: string
      receivedMoney: string | null
      back: string
      remainingMoney: string | null
      invoice: string | null
      dtDue: string | null
      isFollow: boolean
      options: string | null
      dtNext: string | null
      tzRetire: string | null
      isBadDebt: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    salesTarget: {
      id: string
      userId: string | null
      departmentId: string | null
      year: number
      month: number
      money: string
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    zfcg: {
      id: string
      title: string
      kind: string
      tenderNumber: string | null
      source: string
      url: string
      buyer: string | null
      agency: string | null
      province: string | null
      city: string | null
      budget: string | null
      tzPublish: string
      tzDeadline: string | null
      content: string | null
      winner: string | null
      winMoney: string | null
      words: readonly string[] | null
      clientId: string | null
      status: '新公告' | '已关注' | '已转商机' | '已忽略'
      userId: string | null
      businessOpportunityId: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    category: {
      id: string
      name: string
      parentId: string | null
      icon: string | null
      cover: readonly FileEntry[]
      sort: number
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    courseAssign: {
      id: string
      courseId: string
      target: '全员' | '角色' | '部门' | '人员'
      roleId: string | null
      departmentId: string | null
      userId: string | null
      dueDate: string | null
      dueDays: number | null
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    courseAttempt: {
      id: string
      courseLogId: string
      chapterId: string
      number: number
      paper: Json
      answers: Json
      score: number | null
      isPass: boolean | null
      status: '作答中' | '已交卷' | '超时交卷' | '已清零'
      tzStart: string | null
      tzEnd: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    courseChapterLog: {
      id: string
      courseLogId: string
      chapterId: string
      ranges: Json
      watched: number
      furthest: number
      position: number
      readSeconds: number
      seconds: number
      isEnd: boolean
      draft: Json | null
      best: number | null
      isFinish: boolean
      tzFinish: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    courseChapter: {
      id: string
      courseId: string
      name: string
      sort: number
      type: '视频' | '文档' | '测验'
      isRequired: boolean
      video: readonly FileEntry[]
      duration: number | null
      file: readonly FileEntry[]
      minSeconds: number
      passScore: number
      limitMinutes: number
      drawCount: number | null
      allowSeek: boolean
      content: string | null
      seconds: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    courseComment: {
      id: string
      courseId: string
      userId: string | null
      content: string
      fraction: number | null
      parentId: string | null
      status: '显示' | '隐藏'
      isHide: boolean
      hideReason: string | null
      mentions: readonly string[]
      likeUserIds: readonly string[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    courseLog: {
      id: string
      courseId: string
      userId: string
      status: '未学' | '学习中' | '已学完' | '已评分'
      isRequired: boolean
      dueDate: string | null
      assigned: Json
      daySeconds: Json
      lastChapterId: string | null
      isLike: boolean
      isCollect: boolean
      fraction: number | null
      courseVersion: number | null
      tzStart: string | null
      tzLast: string | null
      tzFinish: string | null
      creditTaken: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    courseQuestion: {
      id: string
      chapterId: string
      type: '单选' | '多选' | '判断'
      content: string
      images: readonly FileEntry[]
      options: readonly { readonly key: string; readonly text: string }[]
      answer: readonly string[]
      score: number
      analysis: string | null
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    courseSession: {
      id: string
      userId: string
      chapterId: string
      seq: number
      bank: string
      tzOpen: string | null
      tzBeat: string | null
      isOpen: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    course: {
      id: string
      name: string
      categoryId: string
      cover: readonly FileEntry[]
      summary: string
      content: string | null
      target: string | null
      level: string
      tags: readonly string[]
      teacherId: string
      lecturer: string | null
      productLibraryId: string | null
      isOpen: boolean
      roleIds: readonly string[]
      departmentIds: readonly string[]
      isOrdered: boolean
      isEntry: boolean
      attempts: number
      credit: string
      file: readonly FileEntry[]
      requireAgain: boolean
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      opinion: string | null
      shelf: '未上架' | '已上架' | '已下架'
      courseVersion: number
      checks: readonly { readonly chapterId: string; readonly chapter?: string; readonly ok: boolean; readonly opinion?: string | null }[]
      tzPublish: string | null
      isTop: boolean
      sort: number
      learnCount: number
      finishCount: number
      likeCount: number
      collectCount: number
      commentCount: number
      fraction: string | null
      fractionCount: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    documentation: {
      id: string
      name: string
      type: string
      categoryId: string | null
      courseId: string | null
      productLibraryId: string | null
      route: string | null
      content: string | null
      file: readonly FileEntry[]
      keywords: string | null
      docVersion: number
      status: '草稿' | '已发布' | '已停用'
      tzPublish: string | null
      readCount: number
      goodUserIds: readonly string[]
      badUserIds: readonly string[]
      isTop: boolean
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    applyFor: {
      id: string
      code: string | null
      name: string
      type: string
      summarize: string | null
      describe: string
      reason: string | null
      file: readonly FileEntry[]
      clientId: string | null
      projectId: string | null
      projectName: string | null
      module: string | null
      wbsId: string | null
      projectProgressId: string | null
      temporaryId: string | null
      bugId: string | null
      user: string | null
      phone: string | null
      date: string
      priority: '高' | '中' | '低'
      severity: string | null
      audit1: string | null
      audit2: string | null
      opinionFirst: string | null
      opinion: string | null
      isReject: boolean
      designatedPerson: string | null
      predictFront: string | null
      predictRear: string | null
      predict: string | null
      chargeMode: '免费' | '收费' | '人天变更'
      quotation: string | null
      solverId: string | null
      testerId: string | null
      closerId: string | null
      collaborator: readonly string[]
      notifyPerson: readonly string[]
      auditStatus: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      stage: '未通过' | '待排期' | '开发中' | '待测试' | '待发布' | '待客户确认' | '已完成' | '已关闭' | '暂缓' | '已转缺陷'
      status: '草稿' | '待一级审核' | '待二级审核' | '驳回' | '已撤回' | '待排期' | '开发中' | '待测试' | '待发布' | '待客户确认' | '已完成' | '已关闭' | '暂缓' | '变更中' | '已转缺陷'
      preStatus: '待排期' | '开发中' | null
      endTime: string | null
      originalTime: string | null
      updateDate: string | null
      updateStatus: '无' | '待审核' | '同意' | '拒绝'
      adjustTimes: number
      tzSubmit: string | null
      tzAudit: string | null
      tzFinish: string | null
      tzTest: string | null
      testResult: string | null
      testBack: number
      tzPublish: string | null
      productLibraryVersionId: string | null
      tzClose: string | null
      needSign: boolean | null
      signToken: string | null
      tzSignToken: string | null
      signature: readonly Signed[]
      signer: string | null
      signerPhone: string | null
      signHash: string | null
      clientOpinion: string | null
      impApply: boolean
      syncId: string | null
      syncStatus: '不同步' | '待同步' | '成功' | '失败'
      syncWait: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    bugChange: {
      id: string
      bugId: string
      originalDate: string | null
      oldDate: string | null
      newDate: string
      cause: string
      sequence: number | null
      userId: string | null
      auditorId: string | null
      status: '待审核' | '同意' | '拒绝' | '已撤回' | '已失效'
      opinion: string | null
      tzAudit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    bug: {
      id: string
      code: string | null
      name: string
      type: string
      severity: string
      priority: '急' | '高' | '中' | '低' | '缓'
      source: string
      stage: string
      step: string
      file: readonly FileEntry[]
      projectId: string
      module: string | null
      wbsId: string | null
      applyForId: string | null
      projectProgressId: string | null
      temporaryId: string | null
      providerId: string | null
      clientUser: string | null
      userId: string | null
      solverId: string | null
      testerId: string | null
      closerId: string | null
      collaborator: readonly string[]
      supervise: string | null
      supervising: boolean
      predictFront: string | null
      predictRear: string | null
      predict: string | null
      status: '草稿' | '待确认' | '已确认' | '处理中' | '待测试' | '待关闭' | '已关闭' | '退回' | '挂起'
      preStatus: '待确认' | '已确认' | '处理中' | null
      resolution: string | null
      duplicateId: string | null
      cause: string | null
      solveResult: string | null
      needResult: boolean
      resultFile: readonly FileEntry[]
      testResult: string | null
      backOpinion: string | null
      isReject: boolean
      testBack: number
      reopenTimes: number
      solveTimes: number
      endTime: string | null
      originalTime: string | null
      finishDate: string | null
      updateDate: string | null
      updateStatus: '无' | '待审核' | '同意' | '拒绝'
      updateDateOpinion: string | null
      adjustTimes: number
      tzSubmit: string | null
      tzRespond: string | null
      tzTest: string | null
      tzComplete: string | null
      impApply: boolean
      syncId: string | null
      syncStatus: '不同步' | '待同步' | '成功' | '失败'
      syncWait: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    change: {
      id: string
      targetType: 'task' | 'applyFor'
      targetId: string
      title: string | null
      projectId: string | null
      originalDate: string | null
      oldDate: string | null
      newDate: string
      cause: string
      file: readonly FileEntry[]
      sequence: number | null
      userId: string | null
      auditorId: string | null
      status: '待审核' | '同意' | '拒绝' | '已撤回' | '已失效'
      opinion: string | null
      tzAudit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    clientSync: {
      id: string
      clientId: string | null
      projectId: string | null
      targetType: 'bug' | 'applyFor' | null
      targetId: string | null
      payload: Json | null
      status: '待同步' | '成功' | '失败' | '已合并'
      tries: number
      tzNext: string | null
      tzDone: string | null
      error: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    dailyWork: {
      id: string
      userId: string
      date: string
      taskDayId: string | null
      progress: string | null
      summarize: string | null
      plan: string | null
      problem: string | null
      placeReason: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      source: '手机' | '电脑' | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    extraTask: {
      id: string
      name: string
      type: string
      describe: string | null
      file: readonly FileEntry[]
      userId: string | null
      confirmerId: string | null
      projectId: string | null
      priority: '高' | '中' | '低'
      sort: number
      date: string
      predict: string | null
      needConfirm: boolean
      result: string | null
      opinion: string | null
      status: '待确认' | '进行中' | '已完成' | '驳回' | '取消'
      tzComplete: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    goalPlan: {
      id: string
      name: string
      type: string
      year: number
      quarter: number | null
      month: number | null
      week: number | null
      startDate: string | null
      endDate: string | null
      parentId: string | null
      userId: string
      departmentId: string | null
      projectId: string | null
      content: string
      weight: string | null
      progress: string
      result: string | null
      status: '草稿' | '进行中' | '已完成' | '未完成' | '已取消'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    manageReport: {
      id: string
      userId: string
      departmentId: string
      year: number
      month: number
      figures: { readonly people: number; readonly taskDone: number; readonly taskLate: number; readonly onTimeRate: string | null; readonly hours: string; readonly reportsMissing: number; readonly applyForDone: number; readonly bugClosed: number; readonly okrProgress: number | null } | null
      progress: string | null
      team: string | null
      problem: string | null
      plan: string | null
      summarize: string | null
      pmoId: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    marketWork: {
      id: string
      userId: string
      date: string
      taskDayId: string | null
      visits: readonly { readonly clientVisitId: string | null; readonly client: string | null; readonly content: string | null; readonly tzVisit: string | null; readonly place: Place | null }[]
      visitCount: number
      opportunityCount: number
      progress: string | null
      summarize: string | null
      plan: string | null
      problem: string | null
      placeReason: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    meetingKind: {
      id: string
      name: string
      type: string
      rule: Json
      isEnable: boolean
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    okrCheck: {
      id: string
      okrId: string
      userId: string | null
      date: string | null
      weekStart: string | null
      value: string | null
      confidence: '高' | '中' | '低' | null
      text: string | null
      status: '待跟进' | '已跟进' | '已确认' | '缺失' | '免除'
      isMiss: boolean
      tzFill: string | null
      tzBack: string | null
      confirmerId: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    okr: {
      id: string
      name: string
      kind: 'O' | 'KR'
      parentId: string | null
      userId: string
      departmentId: string | null
      year: number
      quarter: number
      weight: string | null
      unit: string | null
      start: string
      target: string | null
      current: string | null
      frequency: string
      weighed: string | null
      confidence: '高' | '中' | '低'
      endDate: string | null
      score: string | null
      selfScore: string | null
      status: '草拟' | '待确认' | '进行中' | '待评分' | '已归档' | '退回'
      confirmerId: string | null
      isConfirm: boolean
      tzConfirm: string | null
      opinion: string | null
      reviseReason: string | null
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    planItem: {
      id: string
      taskDayId: string | null
      taskWeekId: string | null
      weekendTaskId: string | null
      sourceType: 'task' | 'extraTask' | 'bug' | 'applyFor' | 'wbsTask' | 'milepost' | 'pmoAssign' | 'workDay' | '其他'
      sourceId: string | null
      title: string
      projectId: string | null
      planHours: string
      actualHours: string | null
      remainHours: string | null
      progress: string | null
      isDone: boolean
      output: string | null
      outputFile: readonly FileEntry[]
      reason: string | null
      days: readonly number[] | null
      dispatcherId: string | null
      isMade: boolean
      isCarry: boolean
      count: boolean
      sort: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    pmoAssign: {
      id: string
      content: string
      userId: string
      senderId: string | null
      projectId: string | null
      date: string
      priority: '高' | '中' | '低'
      file: readonly FileEntry[]
      status: '待接收' | '处理中' | '待确认' | '已完成' | '退回' | '已取消'
      isOver: boolean
      result: string | null
      resultFile: readonly FileEntry[]
      opinion: string | null
      tzAccept: string | null
      tzResult: string | null
      tzComplete: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    pmoWork: {
      id: string
      userId: string
      weekStart: string
      figures: { readonly projects: number; readonly delayed: number; readonly milepostsDue: number; readonly milepostsLate: number; readonly applyForOpen: number; readonly applyForLate: number; readonly bugOpen: number; readonly bugUrgent: number; readonly reportsMissing: number } | null
      progress: string | null
      risk: string | null
      plan: string | null
      summarize: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    taskDay: {
      id: string
      userId: string
      date: string
      summarize: string | null
      summarized: boolean
      workDayId: string | null
      stage: '未预估' | '已预估' | '已保存' | '退回' | '已确认' | 'PMO已确认'
      isEstimate: boolean
      isEstimateLate: boolean
      isSave: boolean
      isConfirm: boolean
      pmoConfirm: boolean
      needCalc: boolean
      notCalcReason: string | null
      confirmerId: string | null
      backOpinion: string | null
      tzEstimate: string | null
      tzSave: string | null
      tzConfirm: string | null
      tzPmo: string | null
      planHours: string
      actualHours: string
      doneRate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    taskUsers: {
      id: string
      taskId: string
      userId: string
      type: '协作' | '抄送' | '关注' | '忽略'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    taskWeek: {
      id: string
      userId: string
      weekStart: string
      year: number | null
      month: number | null
      week: number | null
      goal: string | null
      planHours: string
      itemCount: number
      doneCount: number
      doneRate: string | null
      status: '草稿' | '已提交' | '已下发' | '已保存' | '退回' | '已确认' | 'PMO已确认'
      isEstimate: boolean
      isSave: boolean
      isConfirm: boolean
      pmoConfirm: boolean
      needCalc: boolean
      summarize: string | null
      summarized: boolean
      workDayId: string | null
      weekTaskCombId: string | null
      confirmerId: string | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    task: {
      id: string
      name: string
      type: string
      describe: string | null
      file: readonly FileEntry[]
      projectId: string | null
      milepostTaskId: string | null
      wbsId: string | null
      userId: string | null
      designee: string
      auditor1: string | null
      auditor2: string | null
      supervise: string | null
      supervising: boolean
      priority: '高' | '中' | '低'
      sort: number
      date: string
      originalTime: string | null
      predict: string | null
      weight: string | null
      needConfirm: boolean
      attachmentRequired: boolean
      attachments: readonly FileEntry[]
      resultDescribe: string | null
      weeklyCycle: Json | null
      aboriginal: string | null
      status: '草稿' | '待确认' | '待开始' | '进行中' | '待审核' | '已完成' | '暂停' | '取消'
      preStatus: '待确认' | '待开始' | '进行中' | null
      auditStatus: '未提交' | '无需审核' | '待一级审核' | '待二级审核' | '通过' | '驳回'
      opinion: string | null
      tzAgree: string | null
      endTime: string | null
      cause: string | null
      updateDate: string | null
      updateStatus: '无' | '待审核' | '同意' | '拒绝'
      changeTime: string | null
      adjustTimes: number
      adjustor: string | null
      tzPause: string | null
      pauseDays: number
      isOver: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    weekTaskComb: {
      id: string
      name: string | null
      weekStart: string
      year: number | null
      month: number | null
      week: number | null
      departmentId: string | null
      projectId: string | null
      userId: string | null
      userIds: readonly string[]
      goal: string | null
      summarize: string | null
      workDayId: string | null
      status: '编制中' | '已下发' | '已完成' | '已作废'
      tzSend: string | null
      tzComplete: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    weekTaskSnapshot: {
      id: string
      weekTaskCombId: string
      kind: '下发' | '完成'
      weekStart: string | null
      tzSnapshot: string | null
      userId: string | null
      content: readonly { readonly userId: string; readonly name: string; readonly goal: string | null; readonly summarize: string | null; readonly status: string; readonly items: readonly { readonly sourceType: string; readonly sourceId: string | null; readonly title: string; readonly project: string | null; readonly planHours: string | null; readonly actualHours: string | null; readonly isDone: boolean; readonly reason: string | null }[] }[] | null
      planCount: number | null
      doneCount: number | null
      planHours: string | null
      actualHours: string | null
      doneRate: string | null
      added: number | null
      removed: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    weekWork: {
      id: string
      userId: string
      weekStart: string
      date: string | null
      taskWeekId: string | null
      progress: string | null
      summarize: string | null
      plan: string | null
      problem: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    weekendTask: {
      id: string
      userId: string | null
      date: string
      reason: string
      planHours: string
      actualHours: string
      place: '公司' | '客户现场' | '远程'
      status: '草稿' | '待审批' | '已批准' | '驳回' | '已保存' | '退回' | '已确认' | 'PMO已确认' | '取消'
      isEstimate: boolean
      isSave: boolean
      isConfirm: boolean
      pmoConfirm: boolean
      needCalc: boolean
      summarize: string | null
      summarized: boolean
      workDayId: string | null
      confirmerId: string | null
      opinion: string | null
      overtimeId: string | null
      tzSave: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    workDayAttend: {
      id: string
      workDayId: string
      userId: string
      status: '待确认' | '参加' | '请假' | '缺席'
      mustAttend: boolean
      reason: string | null
      tzReply: string | null
      tzSign: string | null
      isExcused: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
    workDay: {
      id: string
      name: string
      kind: string
      date: string
      endDate: string | null
      address: string | null
      work: string | null
      hostId: string
      userIds: readonly string[]
      visitor: string | null
      relevanceId: string | null
      relevanceModule: 'project' | 'client' | 'businessOpportunity' | null
      impType: string | null
      file: readonly FileEntry[]
      summary: string | null
      recorderId: string | null
      endSummary: string | null
      sore: number | null
      needOpen: boolean
      background: readonly FileEntry[]
      logo: readonly FileEntry[]
      color: string
      status: '待召开' | '进行中' | '待纪要' | '已完成' | '已取消'
      ruleDay: string | null
      isEdited: boolean
      tzSummary: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      version: number
    }
  }
  interface ShownValues {
    attendanceMonth: {
      id: string
      userId: string
      user: NamedReference | null
      month: string
      company: string | null
      workDays: string
      attendDays: string
      lateTimes: number
      lateMinutes: number
      earlyTimes: number
      earlyMinutes: number
      missingTimes: number
      absenceDays: string
      absenceMinutes: number
      unpaidDays: string
      sickDays: string
      paidDays: string
      restHours: string
      overtimeWork: string
      overtimeRest: string
      overtimeHoliday: string
      overtimeMoney: string | null
      repunchUsed: number
      repunchLeft: number
      status: '统计中' | '待本人确认' | '已确认' | '已锁定'
      isConfirm: boolean
      isAuto: boolean
      dueDate: string | null
      tzConfirm: string | null
      tzLock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    attendancePunch: {
      id: string
      userId: string
      user: NamedReference | null
      tzPunch: string
      source: '钉钉' | '导入' | '申诉'
      place: Place | null
      isOutside: boolean
      attendanceId: string | null
      attendance: NamedReference | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    attendance: {
      id: string
      userId: string
      user: NamedReference | null
      date: string
      month: string | null
      leaderId: string | null
      leader: NamedReference | null
      dayKind: '工作日' | '休息日' | '法定节假日' | null
      tzIn: string | null
      tzOut: string | null
      result: '未统计' | '正常' | '弹性' | '迟到' | '早退' | '迟到早退' | '缺卡' | '旷工半天' | '旷工' | '请假' | '调休' | '出差外出' | '加班' | '休息'
      lateMinutes: number
      earlyMinutes: number
      absenceMinutes: number
      absenceDays: string
      missingTimes: number
      workMinutes: number
      restDays: string
      rests: Json | null
      restKind: string | null
      overtimeHours: string
      isIgnore: boolean
      ignoreReason: string | null
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      missedIn: string | null
      missedOut: string | null
      appealKind: string | null
      applyIn: string | null
      applyOut: string | null
      applyMinutes: number | null
      reason: string | null
      file: readonly FileEntry[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    checkOnWorkFact: {
      id: string
      userId: string
      user: NamedReference | null
      date: string
      kind: '日报未交' | '日报迟交' | '周报未交' | '周报迟交' | '项目延期' | '项目改期' | '任务延期' | '任务改期' | '待工' | '解锁' | '警告' | '会议缺席' | '会议迟到' | '会议纪要逾期' | '周末总结缺失' | '流程逾期'
      module: string | null
      relevanceId: string | null
      amount: string
      text: string
      lateFor: string | null
      isIgnore: boolean
      ignoreReason: string | null
      objection: string | null
      checkOnWorkId: string | null
      checkOnWork: NamedReference | null
      isAsked: boolean | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    checkOnWork: {
      id: string
      userId: string
      user: NamedReference | null
      leaderId: string | null
      leader: NamedReference | null
      type: '月度' | '入职' | '离职'
      startDate: string
      endDate: string
      time: string | null
      absenceTime: string | null
      dailyNewspaper: number
      weeklyNewspaper: number
      noTimeNum: number
      leaveDate: string
      study: string
      waitWork: number
      projectDelayDays: number
      projectPostpone: number
      taskDelayDays: number
      taskPostpone: number
      unlockNum: number
      numberOfWarnings: number
      remain: string
      raw: string
      cap: string | null
      deduction: string
      deducted: string
      rule: Json | null
      status: '统计中' | '待本人确认' | '有异议' | '已确认' | '已锁定'
      objection: string | null
      reply: string | null
      dueDate: string | null
      tzConfirm: string | null
      isAuto: boolean
      capConfirmed: string | null
      remainConfirmed: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    deduction: {
      id: string
      checkOnWorkId: string
      checkOnWork: NamedReference | null
      userId: string | null
      user: NamedReference | null
      leaderId: string | null
      leader: NamedReference | null
      initiator: string | null
      initiatorUser: NamedReference | null
      kind: '系统' | '手工'
      money: string
      lines: readonly { readonly reason: string; readonly count: string | null; readonly free: number | null; readonly rate: string | null; readonly money: string; readonly factIds: Json | null }[]
      reason: string | null
      file: readonly FileEntry[]
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    demoApply: {
      id: string
      name: string
      userId: string
      user: NamedReference | null
      clientId: string
      client: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      clientContactIds: readonly string[]
      clientContactIdsShown: readonly NamedReference[]
      productLibraryIds: readonly string[]
      productLibraryIdsShown: readonly NamedReference[]
      way: string
      place: string
      tzStart: string
      tzEnd: string
      demoUserIds: readonly string[]
      demoUserIdsShown: readonly NamedReference[]
      peopleCount: number | null
      environment: string
      url: string | null
      account: string | null
      password: string | null
      requirement: string
      file: readonly FileEntry[]
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      demoStatus: '未开始' | '准备中' | '待演示' | '待总结' | '已完成' | '逾期关闭' | '已取消'
      result: '很满意' | '满意' | '一般' | '不满意' | null
      summary: string | null
      feedback: string | null
      nextPlan: string | null
      actualCount: number | null
      photo: readonly FileEntry[]
      tzComplete: string | null
      overdueDate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    entryItem: {
      id: string
      entryId: string
      entry: NamedReference | null
      kind: '材料' | '准备' | '学习' | '交接'
      name: string
      responsibleId: string
      responsible: NamedReference | null
      isRequired: boolean
      dueDate: string | null
      dueDays: number | null
      documentId: string | null
      document: NamedReference | null
      courseId: string | null
      course: NamedReference | null
      status: '待完成' | '已完成'
      isDone: boolean
      tzDone: string | null
      file: readonly FileEntry[]
      remark: string | null
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    entryTemplate: {
      id: string
      kind: '材料' | '准备' | '学习' | '交接'
      name: string
      departmentId: string | null
      department: NamedReference | null
      roleId: string | null
      role: NamedReference | null
      responsible: '本人' | '导师' | '部门负责人' | '人事' | '行政' | '交接人'
      documentId: string | null
      document: NamedReference | null
      courseId: string | null
      course: NamedReference | null
      dueDays: number
      isRequired: boolean
      isEnable: boolean
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    entry: {
      id: string
      kind: '入职' | '转正' | '延长' | '离职'
      parentId: string | null
      parent: NamedReference | null
      userId: string | null
      user: NamedReference | null
      initiator: string | null
      initiatorUser: NamedReference | null
      name: string
      mobile: string
      email: string | null
      gender: string | null
      idCard: string | null
      company: string
      departmentId: string
      department: NamedReference | null
      leaderId: string | null
      leader: NamedReference | null
      position: string | null
      presetRoleId: string | null
      presetRole: NamedReference | null
      superiorId: string | null
      superior: NamedReference | null
      mentorId: string | null
      mentor: NamedReference | null
      own: boolean
      needAttendance: boolean
      contractYears: number
      probationMonths: number
      tzProbation: string | null
      regularPlan: string | null
      extendMonths: number
      salary: string | null
      regularSalary: string | null
      file: readonly FileEntry[]
      regularDate: string | null
      selfSummary: string | null
      mentorOpinion: string | null
      leaveKind: string | null
      reason: string | null
      tzDemobilize: string | null
      tzDepart: string | null
      handoverId: string | null
      handover: NamedReference | null
      materialToken: string | null
      tzMaterialToken: string | null
      examScore: string | null
      examCount: number
      learnTotal: number
      learnDone: number
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      stage: '未生效' | '待入职' | '学习中' | '待考核' | '试用中' | '待转正' | '已转正' | '待离职' | '交接中' | '已离职' | '未报到'
      tzStage: string | null
      probationDay: number | null
      overdueItems: number
      stageBefore: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    officialSealUse: {
      id: string
      applyNumber: string | null
      sealId: string
      seal: NamedReference | null
      groupId: string | null
      userId: string
      user: NamedReference | null
      name: string
      kind: string
      file: readonly FileEntry[]
      copies: number
      isCross: boolean
      receiver: string
      contractId: string | null
      contract: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      reason: string
      isTakeOut: boolean
      outPlace: string | null
      companionId: string | null
      companion: NamedReference | null
      tzOutPlan: string | null
      tzBackPlan: string | null
      isSimple: boolean
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      useStatus: '未用印' | '待用印' | '已借出' | '待归还审核' | '待上传' | '已归档' | '已取消'
      tzSubmit: string | null
      actualCopies: number | null
      tzUse: string | null
      operatorId: string | null
      operator: NamedReference | null
      tzOut: string | null
      tzBack: string | null
      condition: '完好' | '损坏' | '遗失' | null
      overdueDays: number
      scanDays: number
      stampedFile: readonly FileEntry[]
      returnRemark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    officialSeal: {
      id: string
      name: string
      code: string
      kind: string
      company: string
      keeperId: string
      keeper: NamedReference | null
      backupId: string | null
      backup: NamedReference | null
      place: string | null
      image: readonly FileEntry[] | null
      canTakeOut: boolean
      needAudit2: boolean
      maxOutDays: number
      status: '在库' | '借出' | '停用' | '已销毁'
      currentUseId: string | null
      currentUse: NamedReference | null
      outTo: string | null
      outToUser: NamedReference | null
      outUntil: string | null
      useCount: number
      copiesCount: number
      tzEnable: string
      tzDestroy: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    overtime: {
      id: string
      userId: string
      user: NamedReference | null
      tzStart: string
      tzEnd: string
      date: string | null
      holiday: '工作日' | '休息日' | '法定节假日' | null
      time: string | null
      way: '调休' | '加班费'
      rate: string | null
      reason: string
      projectId: string | null
      project: NamedReference | null
      weekendTaskId: string | null
      weekendTask: NamedReference | null
      isOutside: boolean
      file: readonly FileEntry[]
      isLate: boolean | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzSubmit: string | null
      settle: '未核实' | '已核实' | '已转调休' | '已计薪' | '无效'
      checkedTime: string
      money: string | null
      restHours: string
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    performanceItem: {
      id: string
      performanceId: string
      performance: NamedReference | null
      kind: 'task' | 'quality' | 'report' | 'meeting' | 'weekend' | 'discipline' | 'okr'
      weight: string | null
      base: number | null
      hit: number | null
      minus: string
      autoScore: string | null
      correctScore: string | null
      score: string | null
      reason: string | null
      facts: Json
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    performance: {
      id: string
      userId: string
      user: NamedReference | null
      leaderId: string | null
      leader: NamedReference | null
      type: '周' | '季度'
      year: number
      quarter: number | null
      month: number | null
      week: number | null
      startDate: string
      endDate: string
      autoScore: string
      itemScore: string
      score: string
      grade: 'S' | 'A' | 'B' | 'C' | 'D'
      adjust: string
      adjustReason: string | null
      status: '未开始' | '待本人确认' | '有异议' | '待复核' | '已确认' | '已归档'
      objection: string | null
      opinion: string | null
      tzRefresh: string | null
      tzConfirm: string | null
      isAuto: boolean
      dueDate: string | null
      ruleVersion: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    receiveItem: {
      id: string
      name: string
      code: string
      category: string
      kind: '耗材' | '可归还' | '固定资产'
      model: string | null
      unit: string
      price: string | null
      stock: number
      reserved: number
      available: number
      outCount: number
      minStock: number
      shortage: number
      maxEach: number | null
      assets: readonly { readonly no: string; readonly state: '在库' | '借出' | '报废' | '遗失'; readonly receiveId: string | null }[]
      keeperId: string | null
      keeper: NamedReference | null
      picture: readonly FileEntry[]
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    receiveStock: {
      id: string
      itemId: string
      item: NamedReference | null
      kind: '入库' | '领用' | '归还' | '报损' | '遗失' | '盘盈' | '盘亏'
      quantity: number
      loss: number
      assetNos: readonly string[] | null
      receiveId: string | null
      receive: NamedReference | null
      price: string | null
      after: number | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    receive: {
      id: string
      applyNumber: string | null
      itemId: string
      item: NamedReference | null
      userId: string
      user: NamedReference | null
      quantity: number
      projectId: string | null
      project: NamedReference | null
      reason: string
      dueDate: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      receiveStatus: '未领取' | '待领取' | '已领取' | '待归还审核' | '部分归还' | '已归还' | '已核销' | '已取消'
      tzSubmit: string | null
      tzReceive: string | null
      signature: readonly Signed[]
      assetNos: readonly string[] | null
      returnQuantity: number
      lostQuantity: number
      outQuantity: number
      returning: { readonly quantity: number; readonly lost: number; readonly assetNos: readonly string[]; readonly lostNos: readonly string[]; readonly remark: string | null } | null
      compensation: string
      overdueDays: number
      outValue: string | null
      extendCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    restDayLedger: {
      id: string
      userId: string
      user: NamedReference | null
      kind: '调休' | '年假'
      date: string
      source: '加班' | '年度发放' | '手工调整' | '请假' | '退回' | '过期' | '冲回'
      hours: string
      lotId: string | null
      lot: NamedReference | null
      expireDate: string | null
      remain: string | null
      module: string | null
      relevanceId: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    restDay: {
      id: string
      userId: string
      user: NamedReference | null
      kind: string
      away: '请假' | '出差外出'
      startDate: string
      startHalf: '上午' | '下午'
      endDate: string
      endHalf: '上午' | '下午'
      days: string | null
      hours: string | null
      reason: string
      file: readonly FileEntry[]
      handoverId: string | null
      handover: NamedReference | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      restStatus: '未生效' | '待休' | '休假中' | '已休' | '已销假'
      actualDays: string | null
      actualEnd: string | null
      actualEndHalf: '上午' | '下午' | null
      endsOn: string
      endsHalf: '上午' | '下午'
      balanceBefore: string | null
      syncId: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    testApply: {
      id: string
      name: string
      kind: string
      userId: string
      user: NamedReference | null
      clientId: string | null
      client: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      productLibraryId: string
      productLibrary: NamedReference | null
      productLibraryVersionId: string | null
      productLibraryVersion: NamedReference | null
      testerIds: readonly string[]
      testerIdsShown: readonly NamedReference[]
      startDate: string
      endDate: string
      requirement: string
      file: readonly FileEntry[]
      environment: string | null
      url: string | null
      account: string | null
      password: string | null
      handlerId: string | null
      handler: NamedReference | null
      extendCount: number
      isAccountClosed: boolean
      tzAccountClosed: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      testStatus: '未开始' | '准备中' | '进行中' | '待总结' | '已完成' | '逾期关闭' | '已取消'
      result: '合格' | '有条件合格' | '不合格' | null
      summary: string | null
      feedback: string | null
      problemCount: number | null
      resultFile: readonly FileEntry[]
      tzOpen: string | null
      tzComplete: string | null
      daysLeft: number | null
      occupied: string | null
      overdueDate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    violate: {
      id: string
      userId: string
      user: NamedReference | null
      leaderId: string | null
      leader: NamedReference | null
      date: string
      kind: string
      level: '提醒' | '警告' | '严重警告' | '记过'
      detail: string
      file: readonly FileEntry[]
      statement: string | null
      statementFile: readonly FileEntry[]
      statementDue: string | null
      tzStatement: string | null
      status: '草稿' | '待说明' | '待审核' | '驳回' | '生效' | '复核中' | '已撤销' | '已到期'
      tzStage: string | null
      auditorId: string | null
      auditor: NamedReference | null
      opinion: string | null
      warnCount: number
      tzEffect: string | null
      expireDate: string | null
      appeal: string | null
      appealFile: readonly FileEntry[]
      appealCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    warnAccident: {
      id: string
      userId: string
      user: NamedReference | null
      date: string
      detail: string
      source: '违规' | '报告' | '手工'
      count: number
      expireDate: string
      violateId: string | null
      violate: NamedReference | null
      file: readonly FileEntry[]
      status: '有效' | '已撤销' | '已到期'
      dedupeKey: string | null
      isFallen: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    comeGoBack: {
      id: string
      comeGoId: string
      comeGo: NamedReference | null
      date: string
      money: string
      way: string
      submitExpenseId: string | null
      submitExpense: NamedReference | null
      moneyPayrollId: string | null
      moneyPayroll: NamedReference | null
      bankSerial: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    financeLog: {
      id: string
      seq: number | null
      module: string | null
      relevanceId: string | null
      submitId: string | null
      action: '新增' | '修改' | '删除' | '提交' | '通过' | '驳回' | '撤回' | '作废' | '明细通过' | '明细核减' | '明细驳回' | '收票' | '付款' | '退票' | '归还' | '坏账' | '核算' | '锁定' | '发放' | '确认' | '异议' | '答复' | '结账' | '反结账' | '查看' | '导出' | '规则变更' | null
      userId: string | null
      user: NamedReference | null
      aboutId: string | null
      about: NamedReference | null
      company: string | null
      month: string | null
      moneyBefore: string | null
      moneyAfter: string | null
      content: string | null
      ids: Json | null
      address: string | null
      hash: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    financePeriod: {
      id: string
      company: string
      month: string
      status: '未结账' | '已结账' | '申请反结账'
      tzClose: string | null
      closeUserId: string | null
      closeUser: NamedReference | null
      totals: Json | null
      reason: string | null
      openUserId: string | null
      openUser: NamedReference | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    invoiceUse: {
      id: string
      number: string
      module: 'submitExpense' | 'moneyServer' | 'moneyMonth' | null
      holderId: string | null
      holderName: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneyBudget: {
      id: string
      year: number
      company: string
      target: '部门' | '项目'
      departmentId: string | null
      department: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      kind: string | null
      money: string
      used: string
      reserved: string
      remain: string
      useRate: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneyComeGo: {
      id: string
      submitId: string
      submit: NamedReference | null
      content: string
      date: string
      kind: '付出' | '收入'
      type: string
      money: string
      userId: string
      user: NamedReference | null
      otherSide: string | null
      otherCompany: string | null
      clientId: string | null
      client: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      contractId: string | null
      contract: NamedReference | null
      dtDue: string
      backMoney: string
      remain: string
      settle: '未生效' | '未结清' | '部分结清' | '已结清' | '坏账'
      overDays: number
      company: string | null
      status: '草稿' | '待审核' | '通过' | '驳回' | '已作废'
      opinion: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneyExpense: {
      id: string
      submitId: string
      submit: NamedReference | null
      content: string
      date: string
      bookDate: string | null
      kind: string
      type: string
      money: string
      quantity: string
      isAlike: boolean
      isOverLimit: boolean | null
      auditMoney: string | null
      lessMoney: string | null
      taxMoney: string
      status: '草稿' | '待审核' | '通过' | '核减' | '驳回' | '已作废'
      isPaid: boolean | null
      opinion: string | null
      company: string | null
      userId: string | null
      user: NamedReference | null
      departmentId: string | null
      department: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      clientId: string | null
      client: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      maintenanceId: string | null
      maintenance: NamedReference | null
      okrId: string | null
      okr: NamedReference | null
      invoiceCode: string | null
      invoiceNumber: string | null
      invoiceMoney: string | null
      noInvoiceReason: string | null
      isPaper: boolean
      file: readonly FileEntry[]
      reverseId: string | null
      reverse: NamedReference | null
      isReversed: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneyLess: {
      id: string
      userId: string
      user: NamedReference | null
      company: string
      month: string
      date: string
      type: string
      kind: '扣减' | '增加'
      preTax: boolean
      money: string | null
      taken: string | null
      remain: string | null
      content: string
      module: string | null
      relevanceId: string | null
      status: '待计入' | '部分计入' | '已计入' | '已取消'
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneyMonth: {
      id: string
      submitId: string
      submit: NamedReference | null
      content: string
      date: string
      month: string | null
      company: string | null
      type: string
      money: string
      payee: string | null
      invoiceNumber: string | null
      status: '草稿' | '待审核' | '通过' | '驳回' | '已作废'
      opinion: string | null
      file: readonly FileEntry[]
      reverseId: string | null
      reverse: NamedReference | null
      isReversed: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneyOther: {
      id: string
      submitId: string
      submit: NamedReference | null
      content: string
      date: string
      type: string
      money: string
      payer: string | null
      bankSerial: string | null
      company: string | null
      status: '草稿' | '待审核' | '通过' | '驳回' | '已作废'
      opinion: string | null
      file: readonly FileEntry[]
      reverseId: string | null
      reverse: NamedReference | null
      isReversed: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneyPayroll: {
      id: string
      submitId: string
      submit: NamedReference | null
      userId: string
      user: NamedReference | null
      company: string | null
      departmentId: string | null
      department: NamedReference | null
      month: string | null
      date: string | null
      kind: '工资' | '补发' | '年终奖' | null
      content: string | null
      moneySalaryId: string | null
      moneySalary: NamedReference | null
      isFormal: boolean | null
      needSocial: boolean | null
      needFund: boolean | null
      dayWage: string | null
      normMoney: string | null
      performanceRate: string
      isMerge: boolean
      performance: string | null
      other: string | null
      overtimeMoney: string | null
      bonus: string | null
      deductAbsence: string | null
      deductSick: string | null
      deductLess: string | null
      money: string | null
      socialMyself: string | null
      accumulationFund: string | null
      tax: string | null
      deductAfter: string | null
      salaryTrue: string | null
      shortfall: string | null
      security: string | null
      fundCompany: string | null
      cost: string | null
      inputHash: string | null
      lessItems: Json | null
      taxDetail: Json | null
      trace: Json | null
      status: '草稿' | '待审核' | '待确认' | '已确认' | '有异议' | '已作废'
      tzConfirm: string | null
      isOverdue: boolean
      signature: readonly Signed[]
      opinion: string | null
      answer: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneySalary: {
      id: string
      submitId: string
      submit: NamedReference | null
      userId: string
      user: NamedReference | null
      company: string
      kind: string
      type: '月薪' | '时薪'
      content: string
      date: string
      dtStart: string
      dtEnd: string | null
      normMoney: string | null
      performance: string | null
      other: string | null
      change: string | null
      before: string | null
      changeRate: string | null
      probationRate: string | null
      isFormal: boolean
      needSocial: boolean
      needFund: boolean
      socialBase: string | null
      fundBase: string | null
      security: string | null
      socialMyself: string | null
      accumulationFund: string | null
      tax: string | null
      salaryTrue: string | null
      deductChildren: string | null
      deductInfant: string | null
      deductEducation: string | null
      deductLoan: string | null
      deductRent: string | null
      deductElder: string | null
      deductPension: string | null
      deductOther: string | null
      deductTotal: string | null
      taxStart: '普通' | '首次就业' | '上年收入不足6万'
      status: '草稿' | '待审核' | '通过' | '驳回' | '已作废'
      opinion: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    moneyServer: {
      id: string
      content: string
      date: string
      type: string
      money: string
      company: string
      supplier: string
      projectId: string | null
      project: NamedReference | null
      clientId: string | null
      client: NamedReference | null
      maintenanceId: string | null
      maintenance: NamedReference | null
      productLibraryId: string | null
      productLibrary: NamedReference | null
      okrId: string | null
      okr: NamedReference | null
      dtStart: string | null
      dtEnd: string | null
      userId: string | null
      user: NamedReference | null
      invoiceNumber: string | null
      payWay: string | null
      status: '有效' | '已冲销'
      reverseId: string | null
      reverse: NamedReference | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    socialInsurance: {
      id: string
      year: number
      month: number
      userId: string
      user: NamedReference | null
      company: string
      isFormal: boolean
      needSocial: boolean
      needFund: boolean
      socialBase: string | null
      fundBase: string | null
      lines: readonly { readonly kind: string | null; readonly base: string | null; readonly person: string | null; readonly company: string | null; readonly ruleId: string | null }[] | null
      socialMyself: string | null
      security: string | null
      accumulationFund: string | null
      fundCompany: string | null
      backSocial: string | null
      backSecurity: string | null
      status: '已生成' | '已核对' | '已缴' | '已封账'
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    socialRule: {
      id: string
      company: string
      kind: '养老' | '医疗' | '失业' | '工伤' | '生育' | '公积金' | '最低工资'
      dtStart: string
      floor: string
      ceiling: string
      personRate: string
      personFixed: string
      companyRate: string
      companyFixed: string
      rounding: '四舍五入到分' | '见分进角' | '四舍五入到元' | '见角进元'
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    submitComeGo: {
      id: string
      serialNumber: string | null
      name: string
      company: string
      date: string
      money: string
      rowCount: number
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      mirrorOfId: string | null
      mirrorOf: NamedReference | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    submitExpense: {
      id: string
      serialNumber: string | null
      name: string
      userId: string
      user: NamedReference | null
      departmentId: string
      department: NamedReference | null
      company: string
      date: string
      money: string
      auditMoney: string
      lessMoney: string
      rowCount: number
      overMoney: string
      isOverLimit: boolean
      status: '草稿' | '待一级审核' | '待二级审核' | '待三级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      audit3: string | null
      audit3User: NamedReference | null
      opinion3: string | null
      tzSubmit: string | null
      tzNotice: string | null
      noticeCheck: boolean
      noticeRemark: string | null
      tzNoticeCheck: string | null
      noticeUserId: string | null
      noticeUser: NamedReference | null
      payStatus: '未到' | '待付款' | '已付款'
      isPay: boolean
      offsetMoney: string
      payeeOwes: string | null
      payMoney: string
      dtPay: string | null
      payWay: string | null
      bankSerial: string | null
      payUserId: string | null
      payUser: NamedReference | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    submitMonth: {
      id: string
      serialNumber: string | null
      company: string
      month: string
      name: string | null
      money: string
      lastMoney: string
      changeRate: string | null
      isFar: boolean
      rowCount: number
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    submitOther: {
      id: string
      serialNumber: string | null
      name: string
      company: string
      date: string
      money: string
      rowCount: number
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    submitPayroll: {
      id: string
      serialNumber: string | null
      company: string
      month: string
      kind: '工资' | '补发' | '年终奖'
      name: string | null
      payDate: string | null
      money: string | null
      security: string | null
      fundCompany: string | null
      tax: string | null
      salaryTrue: string | null
      cost: string | null
      rowCount: number
      confirmed: number
      lacksAccount: boolean
      stage: '未核算' | '核算中' | '已核算' | '已锁定' | '已发放' | '已归档'
      calcUserId: string | null
      calcUser: NamedReference | null
      tzCalc: string | null
      warnings: readonly { readonly userId: string | null; readonly text: string | null }[] | null
      inputHash: string | null
      tzLock: string | null
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      dtPay: string | null
      bankSerial: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    submitSalary: {
      id: string
      serialNumber: string | null
      name: string
      company: string
      date: string
      rowCount: number
      money: string | null
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      tzSubmit: string | null
      file: readonly FileEntry[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    taxOpening: {
      id: string
      userId: string
      user: NamedReference | null
      company: string
      year: number
      month: number
      income: string | null
      exempt: string | null
      special: string | null
      extra: string | null
      withheld: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    taxRule: {
      id: string
      kind: '综合所得' | '年终奖'
      dtStart: string
      dtEnd: string | null
      allowance: string
      bands: readonly { readonly upTo: string | null; readonly rate: string; readonly quick: string }[]
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    admin: {
      id: string
      name: string
      userId: string
      user: NamedReference | null
      roleId: string | null
      role: NamedReference | null
      parentId: string | null
      parent: NamedReference | null
      mustChange: boolean
      failures: number
      tzLock: string | null
      tzPassword: string | null
      tzLast: string | null
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    auditRound: {
      id: string
      module: string | null
      relevanceId: string | null
      title: string | null
      round: number | null
      kind: '提交' | '变更' | null
      levels: number | null
      auditLevel: number | null
      initiatorId: string | null
      initiator: NamedReference | null
      status: '填写中' | '进行中' | '通过' | '驳回' | '已撤回' | null
      snapshot: Json | null
      draft: Json | null
      tzSubmit: string | null
      tzEnd: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    auditTask: {
      id: string
      roundId: string
      round: NamedReference | null
      module: string | null
      relevanceId: string | null
      title: string | null
      summary: readonly { readonly label: string; readonly value: string | null }[] | null
      initiatorId: string | null
      initiator: NamedReference | null
      userId: string
      user: NamedReference | null
      forId: string | null
      for: NamedReference | null
      kind: '审批' | '前加签' | '后加签' | '抄送'
      auditLevel: number | null
      status: '等待加签' | '待处理' | '已同意' | '已驳回' | '已转交' | '已收回' | '已取消' | '自动通过' | '已抄送' | null
      reason: string | null
      opinion: string | null
      signature: readonly Signed[]
      recordVersion: number | null
      fromTaskId: string | null
      fromTask: NamedReference | null
      tzDue: string | null
      tzRead: string | null
      tzAct: string | null
      tzUrge: string | null
      urgeCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    commentRead: {
      id: string
      userId: string
      user: NamedReference | null
      module: string | null
      relevanceId: string | null
      tzRead: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    comment: {
      id: string
      userId: string | null
      userByUserId: NamedReference | null
      relevanceId: string
      module: string
      content: string
      type: '评论' | '记录'
      source: '系统' | '人工'
      parentId: string | null
      parent: NamedReference | null
      mentions: readonly string[]
      mentionsShown: readonly NamedReference[]
      file: readonly FileEntry[]
      detail: Json | null
      user: Json
      isRead: boolean | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    config: {
      id: string
      key: string
      value: string | null
      type: '文本' | '数字' | '开关' | 'JSON' | '密钥'
      comment: string | null
      isSystem: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    department: {
      id: string
      name: string
      code: string | null
      parentId: string | null
      parent: NamedReference | null
      leaderId: string | null
      leader: NamedReference | null
      dingtalkId: string | null
      sort: number
      isEnable: boolean
      remark: string | null
      level: number
      fullName: string
      userCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    dictType: {
      id: string
      name: string
      isSystem: boolean
      sort: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    dict: {
      id: string
      code: string
      name: string
      sort: number
      dictTypeId: string
      dictType: NamedReference | null
      color: 'default' | 'blue' | 'green' | 'gold' | 'red' | 'purple' | 'cyan' | null
      isDefault: boolean
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    documentRole: {
      id: string
      documentId: string
      document: NamedReference | null
      roleId: string
      role: NamedReference | null
      isRead: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    documentUser: {
      id: string
      userId: string
      user: NamedReference | null
      documentId: string
      document: NamedReference | null
      docVersion: number
      isDirect: boolean
      isRead: boolean
      status: '未读' | '已打开' | '已读'
      tzOpen: string | null
      seconds: number
      isEnd: boolean
      tzConfirm: string | null
      dueDate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    documentVersion: {
      id: string
      documentId: string
      document: NamedReference | null
      docVersion: number
      content: Json | null
      changeNote: string | null
      tzPublish: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    document: {
      id: string
      name: string
      sort: number
      type: string
      userId: string
      user: NamedReference | null
      url: readonly FileEntry[]
      video: readonly FileEntry[]
      content: string | null
      isAll: boolean
      roleId: string | null
      role: NamedReference | null
      duty: string | null
      needConfirm: boolean
      minSeconds: number
      dueDays: number
      status: '草稿' | '已发布' | '已停用'
      docVersion: number
      changeNote: string | null
      tzPublish: string | null
      targetCount: number
      readCount: number
      readRate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    fileAudit: {
      id: string
      name: string
      file: readonly FileEntry[]
      category: string
      departmentId: string | null
      department: NamedReference | null
      remark: string | null
      expireDate: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzSubmit: string | null
      tzAudit: string | null
      fileVersion: number
      history: readonly { readonly fileVersion: number | null; readonly name: string | null; readonly file: readonly FileEntry[]; readonly tzAudit: string | null; readonly auditorName: string | null }[]
      useCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    fileLink: {
      id: string
      fileId: string
      file: NamedReference | null
      module: string | null
      relevanceId: string | null
      field: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    fileShareVisit: {
      id: string
      shareId: string
      share: NamedReference | null
      action: '打开' | '预览' | '下载'
      address: string | null
      userAgent: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    fileShare: {
      id: string
      day: '1' | '3' | '7'
      name: string
      url: string
      fileId: string | null
      file: NamedReference | null
      tzExpire: string | null
      tzRevoke: string | null
      visitCount: number
      downloadCount: number
      status: '有效' | '已过期' | '已撤销'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    holiday: {
      id: string
      date: string
      name: string
      kind: '法定节假日' | '调休放假' | '调休上班' | '公司假日'
      isWork: boolean
      isStatutory: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    loginLog: {
      id: string
      userId: string | null
      user: NamedReference | null
      name: string | null
      way: '密码' | '钉钉' | '续期' | '单点跳转' | null
      result: '成功' | '失败' | '锁定' | '停用' | null
      address: string | null
      userAgent: string | null
      tzExpire: string | null
      tzSeen: string | null
      tzRevoke: string | null
      revokeReason: '退出' | '修改密码' | '重置密码' | '停用' | '管理员下线' | '续期' | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    menu: {
      id: number
      name: string
      icon: string | null
      route: string | null
      parentId: string | null
      parent: NamedReference | null
      active: boolean
      sort: number
      operationCodes: readonly string[]
      badge: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    message: {
      id: string
      userId: string
      user: NamedReference | null
      senderId: string | null
      sender: NamedReference | null
      kind: '审批' | '提醒' | '催办' | '提到我' | '抄送' | '通知' | '系统'
      type: string | null
      title: string
      text: string | null
      module: string | null
      relevanceId: string | null
      link: string | null
      level: '普通' | '紧急'
      isRead: boolean
      tzRead: string | null
      tzStop: string | null
      dedupeKey: string | null
      dingStatus: '不发送' | '待发送' | '已发送' | '已合并' | '失败'
      dingTries: number
      dingError: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    operation: {
      id: string
      name: string
      module: string | null
      isSensitive: boolean
      isSystem: boolean
      sort: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    permission: {
      id: string
      name: string
      parentId: string | null
      parent: NamedReference | null
      menuIds: readonly string[]
      menuIdsShown: readonly NamedReference[]
      operationIds: readonly string[]
      operationIdsShown: readonly NamedReference[]
      sort: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    processImage: {
      id: string
      module: string
      title: string
      area: string | null
      remark: string | null
      file: readonly FileEntry[]
      sort: number
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    remindPause: {
      id: string
      code: string
      module: string
      aboutId: string
      userId: string | null
      user: NamedReference | null
      until: string | null
      forDate: string | null
      reason: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    reminderRule: {
      id: string
      code: string
      family: string | null
      name: string
      condition: string | null
      offsets: readonly number[] | null
      time: string
      channels: readonly string[]
      isEnable: boolean
      sentCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    roleOperation: {
      id: string
      roleId: string
      role: NamedReference | null
      code: string
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    rolePermission: {
      id: string
      roleId: string
      role: NamedReference | null
      permissionId: string
      permission: NamedReference | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    role: {
      id: string
      name: string
      duty: string | null
      userGroup: string | null
      tag: string | null
      sort: number
      isEnable: boolean
      isSystem: boolean
      userCount: number
      pending: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    savedView: {
      id: string
      module: string
      name: string
      filters: Json | null
      columns: readonly { readonly field: string; readonly width: number | null; readonly fixed: 'left' | 'right' | null }[]
      sort: string | null
      address: string | null
      isDefault: boolean
      isShared: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    storedFile: {
      id: string
      url: string | null
      name: string | null
      folder: 'attachment' | 'image' | 'avatar' | 'video' | 'signature' | 'package' | 'import' | null
      ext: string | null
      mime: string | null
      size: number | null
      sha256: string | null
      duration: number | null
      previewStatus: '无需' | '排队' | '完成' | '失败'
      tzLinked: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    userRole: {
      id: string
      userId: string
      user: NamedReference | null
      roleId: string
      role: NamedReference | null
      isMain: boolean
      tzStart: string | null
      tzEnd: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    user: {
      id: string
      name: string
      avatar: readonly FileEntry[]
      jobNumber: string | null
      mobile: string | null
      email: string | null
      gender: string | null
      dingtalkId: string | null
      company: string
      departmentId: string
      department: NamedReference | null
      position: string | null
      superiorId: string | null
      superior: NamedReference | null
      roleId: string | null
      role: NamedReference | null
      presetRoleId: string | null
      presetRole: NamedReference | null
      relUserRoles: Json
      operations: readonly string[] | null
      status: '待激活' | '在职' | '停用' | '离职'
      isEnable: boolean
      isExamine: boolean
      needAttendance: boolean
      own: boolean
      isFormal: boolean
      isWork: boolean
      sort: number
      groupSort: number
      salary: string | null
      idCard: string | null
      bankNumber: string | null
      bankAccount: string | null
      bankName: string | null
      tzProbation: string | null
      tzRegular: string | null
      tzDemobilize: string | null
      tzDepart: string | null
      entryLearn: boolean
      entryLearnTime: string | null
      numberOfWarnings: number
      noTimeNum: number
      isLocked: boolean
      lockReason: '登录失败' | '报告未交' | '警告超限' | null
      deputyId: string | null
      deputy: NamedReference | null
      deputyFrom: string | null
      deputyTo: string | null
      settings: Json | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    design: {
      id: string
      projectId: string | null
      project: NamedReference | null
      projectProductId: string | null
      projectProduct: NamedReference | null
      projectModuleId: string | null
      projectModule: NamedReference | null
      name: string
      type: string
      edition: number
      file: readonly FileEntry[]
      link: string | null
      userId: string
      user: NamedReference | null
      planDate: string | null
      describe: string | null
      tzReview: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    fileRemark: {
      id: string
      relevanceId: string
      module: 'project' | 'impPrepare' | 'impNodeLog' | 'design' | 'projectVer' | 'train' | 'projectProduce'
      fileUrl: string
      fileName: string | null
      page: number | null
      second: number | null
      content: string
      isResolved: boolean
      resolverId: string | null
      resolver: NamedReference | null
      uploaderId: string | null
      uploader: NamedReference | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    impDocument: {
      id: string
      node: number
      name: string
      required: boolean
      needSign: boolean
      kinds: string
      template: readonly FileEntry[]
      sort: number | null
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    impNodeLog: {
      id: string
      projectId: string
      project: NamedReference | null
      node: number
      round: number
      impDocumentId: string | null
      impDocument: NamedReference | null
      name: string
      required: boolean
      needSign: boolean
      status: '未上传' | '待审核' | '通过' | '退回' | '客户已签' | '不适用'
      file: readonly FileEntry[]
      fileHash: string | null
      uploaderId: string | null
      uploader: NamedReference | null
      tzUpload: string | null
      auditorId: string | null
      auditor: NamedReference | null
      tzAudit: string | null
      opinion: string | null
      trainId: string | null
      train: NamedReference | null
      projectProgressId: string | null
      projectProgress: NamedReference | null
      signature: readonly Signed[]
      signer: string | null
      tzSign: string | null
      sort: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    impPrepare: {
      id: string
      projectId: string | null
      project: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      impDocumentId: string
      impDocument: NamedReference | null
      name: string | null
      required: boolean | null
      userId: string | null
      user: NamedReference | null
      endDate: string | null
      status: '未上传' | '待审核' | '通过' | '退回' | '不适用'
      file: readonly FileEntry[]
      uploaderId: string | null
      uploader: NamedReference | null
      tzUpload: string | null
      auditorId: string | null
      auditor: NamedReference | null
      tzAudit: string | null
      opinion: string | null
      source: '上传' | '商机' | '合同'
      sort: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    impRecord: {
      id: string
      projectId: string
      project: NamedReference | null
      node: number | null
      type: '现场' | '远程'
      isReservation: boolean
      userId: string
      user: NamedReference | null
      coUserIds: readonly string[]
      coUserIdsShown: readonly NamedReference[]
      tzStart: string
      tzEnd: string
      hours: string | null
      days: string | null
      place: Place | null
      content: string | null
      result: string | null
      problem: string | null
      temporaryId: string | null
      clientUser: string | null
      clientPhone: string | null
      photo: readonly FileEntry[]
      file: readonly FileEntry[]
      status: '已预约' | '待填写' | '客户待确认' | '已确认' | '有异议' | '已取消'
      signature: readonly Signed[]
      signer: string | null
      tzConfirm: string | null
      contentHash: string | null
      clientOpinion: string | null
      satisfaction: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    implementaryProgress: {
      id: string
      projectId: string
      project: NamedReference | null
      node: number
      name: '准备' | '部署' | '配置' | '客户培训' | '试运行一' | '试运行二' | '验收'
      status: '未开始' | '进行中' | '待确认' | '已完成' | '已跳过'
      planStart: string | null
      planEnd: string | null
      originalEnd: string | null
      actualStart: string | null
      actualEnd: string | null
      lateDays: number | null
      round: number
      docTotal: number
      docDone: number
      docs: string | null
      remark: string | null
      skipReason: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    milepostAdvanceKind: {
      id: string
      name: string
      direction: '提前' | '延期'
      excused: boolean
      maxDays: number | null
      needFile: boolean
      sort: number | null
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    milepostAdvance: {
      id: string
      milepostId: string
      milepost: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      kindId: string
      kind: NamedReference | null
      before: string | null
      after: string
      days: number | null
      reason: string
      file: readonly FileEntry[]
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    milepostUserSummary: {
      id: string
      userId: string
      user: NamedReference | null
      month: string
      total: number | null
      done: number | null
      onTime: number | null
      late: number | null
      pmoPassed: number | null
      rate: string | null
      onTimeRate: string | null
      score: string | null
      lateDays: number | null
      summarize: string | null
      leaderOpinion: string | null
      status: '统计中' | '已封账'
      tzClose: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    milepost: {
      id: string
      name: string
      projectId: string | null
      project: NamedReference | null
      projectProductId: string | null
      projectProduct: NamedReference | null
      type: string
      userId: string
      user: NamedReference | null
      userIds: readonly string[]
      userIdsShown: readonly NamedReference[]
      describe: string
      priority: '高' | '中' | '低'
      startDate: string
      endDate: string
      originalDate: string | null
      tzComplete: string | null
      excusedDays: number
      lateDays: number
      isDelay: boolean
      monthGoal: boolean
      goalMonth: string | null
      goalWeight: string | null
      goalScore: string
      predict: string
      taskTotal: number
      taskDone: number
      progress: string | null
      result: string | null
      file: readonly FileEntry[]
      status: '未开始' | '进行中' | '待确认' | '已完成' | '取消'
      isOver: boolean
      confirmId: string | null
      confirm: NamedReference | null
      tzConfirm: string | null
      pmoStatus: '未确认' | '已确认' | '不通过'
      tzPmo: string | null
      opinion: string | null
      tzUrge: string | null
      urgeNum: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    productDownload: {
      id: string
      productLibraryVersionId: string
      productLibraryVersion: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      clientId: string | null
      client: NamedReference | null
      userId: string | null
      user: NamedReference | null
      reason: string
      status: '待审批' | '已通过' | '驳回' | '已失效'
      auditorId: string | null
      auditor: NamedReference | null
      opinion: string | null
      tzPass: string | null
      tzExpire: string | null
      maxTimes: number | null
      usedTimes: number
      wrongTimes: number
      log: Json
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    productLibraryVersion: {
      id: string
      productLibraryId: string
      productLibrary: NamedReference | null
      name: string
      orderNo: number | null
      type: '大版本' | '小版本' | '临时版本'
      baseVersionId: string | null
      baseVersion: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      mergeVersionId: string | null
      mergeVersion: NamedReference | null
      stage: '规划' | '研发中' | '测试中' | '待发布' | '已发布' | '停止维护' | '作废'
      goal: readonly { readonly text: string; readonly userId: string | null; readonly done: boolean }[]
      hasGoal: boolean
      goals: string | null
      openBugs: number
      planDate: string
      originalDate: string | null
      tzRelease: string | null
      releaserId: string | null
      releaser: NamedReference | null
      releaseNote: string | null
      bugIds: readonly string[]
      bugIdsShown: readonly NamedReference[]
      applyForIds: readonly string[]
      applyForIdsShown: readonly NamedReference[]
      snapshot: Json | null
      packageFile: readonly FileEntry[] | null
      file: readonly FileEntry[]
      testReport: readonly FileEntry[]
      userId: string
      user: NamedReference | null
      testerIds: readonly string[]
      testerIdsShown: readonly NamedReference[]
      isLate: boolean
      isIgnore: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    productLibrary: {
      id: string
      name: string
      code: string
      category: string
      principalId: string
      principal: NamedReference | null
      devPrincipalId: string | null
      devPrincipal: NamedReference | null
      described: string | null
      cover: readonly FileEntry[]
      file: readonly FileEntry[]
      video: readonly FileEntry[]
      demoUrl: string | null
      demoAccount: string | null
      currentVersionId: string | null
      currentVersion: NamedReference | null
      projectCount: number
      behindCount: number
      ignoredCount: number
      runs: Json
      isFollow: boolean
      isIgnore: boolean
      downloadConfig: Json
      isEnable: boolean
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectDashboard: {
      id: string
      userId: string | null
      user: NamedReference | null
      month: string | null
      workDays: number | null
      planDays: string | null
      actualDays: string | null
      loadRate: string | null
      state: '空闲' | '正常' | '饱和' | '超载' | null
      projects: Json | null
      users: Json
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectFollow: {
      id: string
      userId: string
      user: NamedReference | null
      targetType: 'project' | 'projectProduct' | 'productLibrary' | 'productLibraryVersion'
      targetId: string
      target: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      isCare: boolean
      isIgnore: boolean
      reason: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectManDay: {
      id: string
      projectId: string
      project: NamedReference | null
      before: string | null
      after: string
      delta: string | null
      isSmall: boolean
      reason: string
      applyForId: string | null
      applyFor: NamedReference | null
      file: readonly FileEntry[]
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectMember: {
      id: string
      projectId: string
      project: NamedReference | null
      kind: 'back' | 'foregoing' | 'implement' | 'teammates' | 'carryOut'
      userId: string
      user: NamedReference | null
      startDate: string | null
      endDate: string | null
      load: string
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectModule: {
      id: string
      projectId: string
      project: NamedReference | null
      name: string
      sort: number
      userId: string | null
      user: NamedReference | null
      describe: string | null
      source: '手工' | '建设清单' | '需求'
      priority: '高' | '中' | '低'
      predecessorIds: readonly string[]
      predecessorIdsShown: readonly NamedReference[]
      tzStart: string | null
      tzEnd: string | null
      planStart: string | null
      planEnd: string | null
      baseStart: string | null
      baseEnd: string | null
      expectHours: string
      actualHours: string
      progress: string
      status: '未开始' | '进行中' | '完成'
      isConflict: boolean
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectProduce: {
      id: string
      projectId: string
      project: NamedReference | null
      name: string
      kind: string
      milepostId: string | null
      milepost: NamedReference | null
      userId: string
      user: NamedReference | null
      receiverId: string | null
      receiver: NamedReference | null
      planDate: string
      originalDate: string | null
      actualDate: string | null
      manDay: string | null
      file: readonly FileEntry[]
      remark: string | null
      lateDays: number | null
      status: '未开始' | '进行中' | '待确认' | '已完成' | '取消'
      isOver: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectProduct: {
      id: string
      name: string
      productLibraryId: string
      productLibrary: NamedReference | null
      productLibraryVersionId: string | null
      productLibraryVersion: NamedReference | null
      isUse: boolean
      initiator: string | null
      initiatorUser: NamedReference | null
      principalId: string
      principal: NamedReference | null
      devPrincipalId: string
      devPrincipal: NamedReference | null
      supervise: string | null
      superviseUser: NamedReference | null
      testerIds: readonly string[]
      testerIdsShown: readonly NamedReference[]
      teammateIds: readonly string[]
      teammateIdsShown: readonly NamedReference[]
      backendIds: readonly string[]
      backendIdsShown: readonly NamedReference[]
      foregoingIds: readonly string[]
      foregoingIdsShown: readonly NamedReference[]
      isFollow: boolean
      tzRetire: string | null
      budget: string | null
      startTime: string
      confirmTime: string | null
      middleTime: string | null
      textTime: string | null
      endTime: string
      estimate: string | null
      projectStatus: '立项草稿' | '立项审核' | '驳回' | '规划' | '研发中' | '测试中' | '待发布' | '已发布' | '暂停' | '停止维护'
      statusSort: number
      preStatus: string | null
      status: '正常' | '关注' | '风险' | '严重'
      described: string | null
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      execution: string | null
      attention: string | null
      file: readonly FileEntry[]
      type: '新产品' | '重大升级' | '常规迭代'
      isDelay: boolean
      auditStatus: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectProgress: {
      id: string
      projectId: string
      project: NamedReference | null
      node: number
      round: number | null
      stageRound: number | null
      name: string | null
      isStageEnd: boolean
      content: string
      nextPlan: string | null
      percent: string | null
      temporaryId: string | null
      problemCount: number
      report: { readonly content: string; readonly files: readonly { readonly fileHash: string | null; readonly impNodeLogId: string; readonly name: string; readonly url: string }[]; readonly hours: string | null; readonly nextPlan: string | null; readonly percent: string | null; readonly problems: readonly { readonly endTime: string | null; readonly id: string; readonly kind: 'bug' | 'applyFor'; readonly name: string; readonly priority: string | null; readonly status: string }[] } | null
      contentHash: string | null
      status: '草稿' | '待内部确认' | '客户待确认' | '已确认' | '有异议' | '已完成' | '已作废'
      confirmId: string | null
      confirm: NamedReference | null
      tzSend: string | null
      waitDays: number | null
      isOverdue: boolean | null
      signature: readonly Signed[]
      signer: string | null
      signerPhone: string | null
      tzSign: string | null
      signIp: string | null
      clientOpinion: string | null
      satisfaction: number | null
      productSign: readonly Signed[]
      productSignerId: string | null
      userByProductSignerId: NamedReference | null
      tzProductSign: string | null
      signatureProduct: readonly Signed[]
      productSigner: string | null
      tzSignatureProduct: string | null
      pdf: readonly FileEntry[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    projectVer: {
      id: string
      projectId: string
      project: NamedReference | null
      productLibraryVersionId: string
      productLibraryVersion: NamedReference | null
      product: string | null
      fromVersionId: string | null
      fromVersion: NamedReference | null
      name: string
      type: '大版本' | '小版本'
      isSmall: boolean
      content: string
      planDate: string
      userId: string
      user: NamedReference | null
      bugIds: readonly string[]
      bugIdsShown: readonly NamedReference[]
      applyForIds: readonly string[]
      applyForIdsShown: readonly NamedReference[]
      file: readonly FileEntry[]
      video: readonly FileEntry[]
      needTrain: boolean
      trainId: string | null
      train: NamedReference | null
      round: number
      preId: string | null
      pre: NamedReference | null
      status: '草稿' | '待一级审核' | '待二级审核' | '待交付' | '客户待确认' | '已确认' | '有异议' | '驳回' | '已撤回' | '已作废'
      auditStatus: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      tzDeliver: string | null
      watched: string | null
      signature: readonly Signed[]
      signer: string | null
      tzConfirm: string | null
      contentHash: string | null
      clientOpinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    project: {
      id: string
      name: string
      code: string | null
      isTemporary: boolean
      isUse: boolean
      isCare: boolean
      isIgnore: boolean
      initiator: string | null
      initiatorUser: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      contractId: string | null
      contract: NamedReference | null
      clientId: string | null
      client: NamedReference | null
      productLibraryId: string | null
      productLibrary: NamedReference | null
      productLibraryVersionId: string | null
      productLibraryVersion: NamedReference | null
      principalId: string
      principal: NamedReference | null
      devPrincipalId: string | null
      devPrincipal: NamedReference | null
      impPrincipalId: string | null
      impPrincipal: NamedReference | null
      supervise: string | null
      superviseUser: NamedReference | null
      budget: string | null
      startTime: string
      confirmTime: string | null
      middleTime: string | null
      textTime: string | null
      estimate: string | null
      usedManDay: string | null
      projectStatus: '立项草稿' | '立项审核' | '驳回' | '待启动' | '准备' | '实施中' | '待验收' | '已验收' | '维护中' | '暂停' | '已结束' | '终止'
      statusSort: number
      preStatus: '准备' | '实施中' | '待验收' | null
      tzPause: string | null
      status: '正常' | '关注' | '风险' | '严重'
      described: string | null
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      audit3: string | null
      audit3User: NamedReference | null
      opinion3: string | null
      audit4: string | null
      audit4User: NamedReference | null
      opinion4: string | null
      range: string | null
      tzContractImp: string | null
      implementStartTime: string | null
      implementEndTime: string | null
      tzAcceptStatus: string | null
      execution: string | null
      attention: string | null
      file: readonly FileEntry[]
      file2: readonly FileEntry[]
      file3: readonly FileEntry[]
      type: string
      isProduct: boolean
      impNode: number
      stageDocs: string | null
      isBehind: boolean | null
      impRemarks: string | null
      isDelay: boolean
      delayDays: number
      tzNodeEnd: string | null
      auditStatus: '草稿' | '待一级审核' | '待二级审核' | '待三级审核' | '待四级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      isSmall: boolean
      isPlain: boolean
      tzSubmit: string | null
      tzApprove: string | null
      reportToken: string | null
      tzReportToken: string | null
      testUrl: string | null
      testAccount: string | null
      testLogin: string | null
      testImprove: string | null
      formalUrl: string | null
      formalAccount: string | null
      formalLogin: string | null
      formalImprove: string | null
      effectMeetingTime: string | null
      effectMeetingAddress: string | null
      effectMeetingUsers: readonly string[]
      effectMeetingUsersShown: readonly NamedReference[]
      principalDate: string | null
      devPrincipalDate: string | null
      impPrincipalDate: string | null
      backDate: string | null
      foregoingDate: string | null
      implementDate: string | null
      teammatesDate: string | null
      carryOutDate: string | null
      back: Json
      foregoing: Json
      implement: Json
      teammates: Json
      carryOut: Json
      maintainState: '不维护' | '未开始' | '维护中' | '即将到期' | '已过期'
      tzAldSend: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    technicalChallenge: {
      id: string
      name: string
      projectId: string | null
      project: NamedReference | null
      projectProductId: string | null
      projectProduct: NamedReference | null
      level: string
      describe: string
      proposerId: string | null
      proposer: NamedReference | null
      userId: string | null
      user: NamedReference | null
      userIds: readonly string[]
      userIdsShown: readonly NamedReference[]
      endDate: string | null
      plan: string | null
      result: string | null
      hours: string | null
      file: readonly FileEntry[]
      tzSolve: string | null
      status: '待受理' | '攻关中' | '待验证' | '已解决' | '搁置'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    train: {
      id: string
      name: string
      type: string
      projectId: string | null
      project: NamedReference | null
      node: number | null
      projectVerId: string | null
      projectVer: NamedReference | null
      tzStart: string
      tzEnd: string
      address: string | null
      teacherId: string
      teacher: NamedReference | null
      content: string
      plan: readonly FileEntry[]
      manual: readonly FileEntry[]
      courseware: readonly FileEntry[]
      signFile: readonly FileEntry[]
      photo: readonly FileEntry[]
      video: readonly FileEntry[]
      trainees: readonly { readonly name: string; readonly department: string | null; readonly phone: string; readonly signature: readonly Signed[]; readonly satisfaction: number | null; readonly advice: string | null; readonly tzSign: string | null }[]
      traineeCount: number
      satisfaction: string | null
      hours: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    wbsHour: {
      id: string
      wbsTaskId: string
      wbsTask: NamedReference | null
      userId: string | null
      user: NamedReference | null
      date: string
      hours: string
      remain: string
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    wbsTask: {
      id: string
      projectId: string
      project: NamedReference | null
      projectModuleId: string | null
      projectModule: NamedReference | null
      parentId: string | null
      parent: NamedReference | null
      sort: number
      code: string | null
      name: string
      content: string | null
      userId: string | null
      user: NamedReference | null
      priority: '高' | '中' | '低'
      tzStart: string | null
      tzEnd: string | null
      tzActual: string | null
      baseStart: string | null
      baseEnd: string | null
      expectHours: string
      actualHours: string
      remainHours: string
      progress: string
      status: '未开始' | '进行中' | '完成' | '取消'
      isDelay: boolean | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    businessLog: {
      id: string
      businessOpportunityId: string
      businessOpportunity: NamedReference | null
      clientId: string | null
      client: NamedReference | null
      kind: '跟进' | '拜访' | '电话' | '演示' | '产品' | '预算' | '我方' | '跟进状态' | '进度' | '审核' | '任务' | '同步'
      content: string
      tzLog: string
      nextPlan: string | null
      dtNext: string | null
      clientContactIds: readonly string[]
      clientContactIdsShown: readonly NamedReference[]
      before: Json | null
      after: Json | null
      reason: string | null
      file: readonly FileEntry[]
      place: Place | null
      clientVisitId: string | null
      clientVisit: NamedReference | null
      demoApplyId: string | null
      demoApply: NamedReference | null
      isAuto: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    businessOpportunity: {
      id: string
      name: string
      coreName: string | null
      confirmDuplicate: boolean
      abbreviation: string | null
      serialNumber: string | null
      clientId: string
      client: NamedReference | null
      type: string
      from: string | null
      createDate: string
      salesPersonnel: string
      salesPersonnelUser: NamedReference | null
      helperId: string | null
      helper: NamedReference | null
      performanceFrom: string
      performanceFromDepartment: NamedReference | null
      relateId: string | null
      relate: NamedReference | null
      parentContractId: string | null
      parentContract: NamedReference | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      schedule: '线索' | '初步接洽' | '需求确认' | '方案演示' | '招投标' | '商务谈判' | '赢单' | '输单' | '搁置'
      preSchedule: string | null
      tzSchedule: string
      stageDays: number | null
      successRate: string
      rateFlag: boolean
      budgetMyself: string
      budgetSystem: string
      budgetOther: string
      budget: string
      budgetDetail: Json
      expectMoney: string
      weightedMoney: string | null
      signDate: string | null
      system: string | null
      informatization: string | null
      competitor: string | null
      partner: string | null
      procurementMethod: string | null
      product: Json
      needImp: boolean
      impRequire: string | null
      isImport: boolean
      isFollow: boolean
      assessmentList: readonly FileEntry[]
      techList: readonly FileEntry[]
      scheme: readonly FileEntry[]
      developmentScheme: readonly FileEntry[]
      sketch: readonly FileEntry[]
      tenderLink: string | null
      tenderScreenshot: readonly FileEntry[]
      tenderDocument: readonly FileEntry[]
      tzTender: string | null
      tenderMargin: string | null
      bidFile: readonly FileEntry[]
      bidNotice: readonly FileEntry[]
      zfcgId: string | null
      zfcg: NamedReference | null
      loseReason: string | null
      winner: string | null
      tzLastLog: string | null
      dtNext: string | null
      isUse: boolean
      tzSubmit: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    businessProduct: {
      id: string
      name: string | null
      businessOpportunityId: string
      businessOpportunity: NamedReference | null
      productLibraryId: string
      productLibrary: NamedReference | null
      productVersion: string | null
      quantity: string
      money: string | null
      isMain: boolean
      demand: string | null
      competitor: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    businessTask: {
      id: string
      name: string
      businessOpportunityId: string
      businessOpportunity: NamedReference | null
      userId: string
      user: NamedReference | null
      describe: string | null
      priority: '高' | '中' | '低'
      dtEnd: string
      status: '未开始' | '进行中' | '已完成' | '已取消'
      isTop: boolean
      result: string | null
      file: readonly FileEntry[]
      tzComplete: string | null
      businessLogId: string | null
      businessLog: NamedReference | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    clientContact: {
      id: string
      name: string
      clientId: string
      client: NamedReference | null
      department: string | null
      position: string | null
      role: string | null
      phone: string | null
      telephone: string | null
      wechat: string | null
      email: string | null
      address: string | null
      birthday: string | null
      attitude: '支持' | '中立' | '反对' | '未知'
      isKey: boolean
      isUse: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    clientOwner: {
      id: string
      clientId: string
      client: NamedReference | null
      userId: string | null
      user: NamedReference | null
      helperId: string | null
      helper: NamedReference | null
      kind: '创建' | '领取' | '释放' | '分配' | '移交' | '公海' | '合并'
      reason: string | null
      tzStart: string
      tzEnd: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    clientProduct: {
      id: string
      name: string | null
      clientId: string
      client: NamedReference | null
      productLibraryId: string
      productLibrary: NamedReference | null
      state: '无' | '竞品' | '意向' | '试用' | '已购' | '在用' | '停用'
      productVersion: string | null
      systemHas: string | null
      competitor: string | null
      demand: string | null
      budget: string | null
      isFollow: boolean
      followReason: string | null
      contractId: string | null
      contract: NamedReference | null
      dtOnline: string | null
      url: string | null
      loginName: string | null
      lastVisitId: string | null
      lastVisit: NamedReference | null
      tzFollow: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    clientVisit: {
      id: string
      clientId: string
      client: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      clientContactIds: readonly string[]
      clientContactIdsShown: readonly NamedReference[]
      companionIds: readonly string[]
      companionIdsShown: readonly NamedReference[]
      tzVisit: string
      status: '计划' | '已拜访' | '已补录' | '已取消'
      department: string | null
      depPlace: string | null
      director: string | null
      tel: string | null
      content: string | null
      photo: readonly FileEntry[]
      place: Place | null
      distance: number | null
      productLibraryId: string | null
      productLibrary: NamedReference | null
      systemHas: string | null
      demand: string | null
      tzNext: string | null
      tzDone: string | null
      applyForId: string | null
      applyFor: NamedReference | null
      logSynced: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    client: {
      id: string
      name: string
      confirmDuplicate: boolean
      abbreviation: string | null
      normalName: string | null
      alias: readonly string[]
      type: string
      grade: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      lifeStage: '潜在' | '跟进中' | '成交' | '维护中' | '流失'
      ownership: '私有' | '公海' | '锁定'
      userId: string | null
      user: NamedReference | null
      helperId: string | null
      helper: NamedReference | null
      initiator: string | null
      initiatorUser: NamedReference | null
      tzOwned: string | null
      tzLastContact: string | null
      tzNextContact: string | null
      province: string
      city: string
      district: string | null
      isProvincial: boolean
      isMunicipal: boolean
      site: string | null
      place: Place | null
      website: string | null
      linkman: string
      phone: string | null
      telephone: string | null
      account: string | null
      accountId: string | null
      confirmTaxNo: boolean
      bank: string | null
      accountNumber: string | null
      invoicingMode: string | null
      needBusiness: boolean
      construct: string | null
      vpn: string | null
      isUse: boolean
      sort: number
      tzSubmit: string | null
      contractCount: number
      tzPay: string | null
      mergedIntoId: string | null
      mergedInto: NamedReference | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    contract: {
      id: string
      name: string
      contractNumber: string | null
      clientId: string
      client: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      parentId: string | null
      parent: NamedReference | null
      initiator: string | null
      initiatorUser: NamedReference | null
      selfCompany: string
      usualSellerId: string | null
      usualSeller: NamedReference | null
      unit: string | null
      form: string
      way: string | null
      payWay: string
      template: string | null
      affiliation: string | null
      area: string | null
      money: string | null
      hardware: string | null
      software: string | null
      service: string | null
      advancePayment: string | null
      earnest: boolean
      earnestMoney: string | null
      approvedMoney: string | null
      totalMoney: string | null
      receivedMoney: string | null
      remainMoney: string | null
      invoiceMoney: string | null
      reservedMoney: string | null
      invoiceLimit: string | null
      balance: string | null
      invoicedUnpaid: string | null
      receivedRate: string | null
      free: boolean
      invoice: boolean
      invoiceType: '电子普通发票' | '电子专用发票' | '电子免税发票' | null
      invoiceDate: string | null
      invoiceIgnore: boolean
      isSmall: boolean
      newClient: boolean
      upgrade: boolean
      personNumber: number | null
      signDate: string | null
      signer: string | null
      signerUser: NamedReference | null
      needMaintain: boolean
      maintainMonths: number
      maintainMoney: string | null
      dtMaintainStart: string | null
      maintainDate: string | null
      dtLastMain: string | null
      contractFile: readonly FileEntry[]
      contractChapter: readonly FileEntry[]
      secureFile: readonly FileEntry[]
      acceptanceFile: readonly FileEntry[]
      dtAccept: string | null
      status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      isBegun: boolean
      stage: '未生效' | '待签署' | '已签署' | '履行中' | '履行完毕' | '已归档' | '已终止'
      tzSubmit: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    giftGive: {
      id: string
      clientId: string
      client: NamedReference | null
      clientContactId: string
      clientContact: NamedReference | null
      giftTypeId: string
      giftType: NamedReference | null
      quantity: number
      price: string | null
      money: string | null
      year: number
      festival: string
      userId: string
      user: NamedReference | null
      dtGive: string | null
      photo: readonly FileEntry[]
      isGiven: boolean
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzSubmit: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    giftType: {
      id: string
      name: string
      price: string
      unit: string
      received: number
      given: number
      stock: number
      reserved: number
      available: number
      picture: readonly FileEntry[]
      isEnable: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    invoicingConfig: {
      id: string
      kind: '销方' | '购方'
      title: string
      taxNo: string | null
      confirmTaxNo: boolean
      selfCompany: string | null
      clientId: string | null
      client: NamedReference | null
      address: string | null
      tel: string | null
      bank: string | null
      account: string | null
      email: string | null
      singleLimit: string | null
      monthLimit: string | null
      monthLimits: Json | null
      taxRates: readonly string[]
      usualRate: string | null
      isDefault: boolean
      isEnable: boolean
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    invoicingPlan: {
      id: string
      name: string | null
      contractId: string
      contract: NamedReference | null
      userId: string | null
      user: NamedReference | null
      year: number
      month: number
      type: string
      money: string | null
      invoicedMoney: string | null
      reservedMoney: string | null
      leftMoney: string | null
      dtReceive: string | null
      cumulatedMoney: string | null
      receivedMoney: string | null
      overdueMoney: string | null
      isDue: boolean
      isTop: boolean
      isComplete: boolean
      status: '计划' | '待开票' | '部分开票' | '已完成' | '已取消'
      detail: string | null
      selfCompany: string | null
      account: string | null
      isCancel: boolean
      remarks: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    invoicing: {
      id: string
      applyNumber: string | null
      contractId: string | null
      contract: NamedReference | null
      invoicingPlanId: string | null
      invoicingPlan: NamedReference | null
      clientId: string | null
      client: NamedReference | null
      isOther: boolean
      otherReason: string | null
      isRed: boolean
      blueId: string | null
      blue: NamedReference | null
      sellerId: string
      seller: NamedReference | null
      buyerId: string
      buyer: NamedReference | null
      sellerTitle: Json | null
      buyerTitle: Json | null
      type: '电子普通发票' | '电子专用发票' | '电子免税发票'
      item: string
      detail: readonly { readonly name: string; readonly spec: string | null; readonly unit: string | null; readonly quantity: string | null; readonly money: string }[] | null
      taxRate: string
      money: string | null
      amountNoTax: string | null
      tax: string | null
      status: '草稿' | '待审核' | '待对方确认' | '待开票' | '已开票' | '部分红冲' | '已红冲' | '驳回' | '已撤回' | '已失效' | '已作废'
      initiator: string | null
      initiatorUser: NamedReference | null
      tzSubmit: string | null
      auditorId: string | null
      auditor: NamedReference | null
      opinion: string | null
      completerId: string | null
      completer: NamedReference | null
      invoiceNumber: string | null
      dtInvoice: string | null
      invoiceFile: readonly FileEntry[]
      email: string | null
      reason: string | null
      isUsed: boolean
      redConfirmNumber: string | null
      tzConfirmEnd: string | null
      flushedMoney: string | null
      flushingMoney: string | null
      netMoney: string | null
      remark: string | null
      file: readonly FileEntry[]
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    keyword: {
      id: string
      word: string
      exclude: string | null
      kinds: readonly string[] | null
      province: string | null
      minBudget: string | null
      userIds: readonly string[]
      userIdsShown: readonly NamedReference[]
      hitCount: number
      isEnable: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    maintainDateChange: {
      id: string
      name: string | null
      contractId: string
      contract: NamedReference | null
      maintenanceId: string | null
      maintenance: NamedReference | null
      oldDate: string | null
      newDate: string
      days: number | null
      kind: '延期' | '提前' | '续约' | '更正'
      money: string | null
      renewContractId: string | null
      renewContract: NamedReference | null
      reason: string
      file: readonly FileEntry[]
      initiator: string | null
      initiatorUser: NamedReference | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    maintenance: {
      id: string
      name: string | null
      contractId: string
      contract: NamedReference | null
      clientId: string | null
      client: NamedReference | null
      dtStart: string
      dtEnd: string
      isFree: boolean
      money: string | null
      renewContractId: string | null
      renewContract: NamedReference | null
      userId: string | null
      user: NamedReference | null
      status: '未开始' | '维护中' | '即将到期' | '已到期' | '已续约' | '不再维护'
      daysLeft: number | null
      isLatest: boolean
      tzStop: string | null
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    returnedMoneyApply: {
      id: string
      name: string | null
      contractId: string
      contract: NamedReference | null
      contractNumber: string | null
      clientId: string | null
      client: NamedReference | null
      returnedMoneyId: string | null
      returnedMoney: NamedReference | null
      userId: string
      user: NamedReference | null
      detail: readonly { readonly kind: string; readonly money: string; readonly date: string; readonly way: string; readonly payer: string | null; readonly voucher: readonly FileEntry[]; readonly bankSerial: string | null; readonly remark: string | null }[] | null
      money: string | null
      dtReceived: string | null
      dtFirst: string | null
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      tzSubmit: string | null
      tzAudit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    returnedMoney: {
      id: string
      contractId: string
      contract: NamedReference | null
      contractNumber: string | null
      client: string | null
      clientId: string | null
      clientByClientId: NamedReference | null
      userId: string | null
      user: NamedReference | null
      area: string | null
      allMoney: string | null
      advanceMoney: string | null
      receivedMoney: string | null
      back: string | null
      remainingMoney: string | null
      invoice: string | null
      dtDue: string | null
      overdueMoney: string | null
      overdueDays: number | null
      status: '未到期' | '待回款' | '部分回款' | '已回款' | '逾期' | '坏账'
      isFollow: boolean
      options: string | null
      dtNext: string | null
      tzRetire: string | null
      isBadDebt: boolean
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    salesTarget: {
      id: string
      userId: string | null
      user: NamedReference | null
      departmentId: string | null
      department: NamedReference | null
      year: number
      month: number
      money: string
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    zfcg: {
      id: string
      title: string
      kind: string
      tenderNumber: string | null
      source: string
      url: string
      buyer: string | null
      agency: string | null
      province: string | null
      city: string | null
      budget: string | null
      tzPublish: string
      tzDeadline: string | null
      content: string | null
      winner: string | null
      winMoney: string | null
      words: readonly string[] | null
      clientId: string | null
      client: NamedReference | null
      status: '新公告' | '已关注' | '已转商机' | '已忽略'
      userId: string | null
      user: NamedReference | null
      businessOpportunityId: string | null
      businessOpportunity: NamedReference | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    category: {
      id: string
      name: string
      parentId: string | null
      parent: NamedReference | null
      icon: string | null
      cover: readonly FileEntry[]
      sort: number
      isEnable: boolean
      level: number
      courseCount: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    courseAssign: {
      id: string
      courseId: string
      course: NamedReference | null
      target: '全员' | '角色' | '部门' | '人员'
      roleId: string | null
      role: NamedReference | null
      departmentId: string | null
      department: NamedReference | null
      userId: string | null
      user: NamedReference | null
      dueDate: string | null
      dueDays: number | null
      isEnable: boolean
      remark: string | null
      people: number
      doneCount: number
      lateCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    courseAttempt: {
      id: string
      courseLogId: string
      courseLog: NamedReference | null
      chapterId: string
      chapter: NamedReference | null
      number: number
      paper: Json | null
      answers: Json
      score: number | null
      isPass: boolean | null
      status: '作答中' | '已交卷' | '超时交卷' | '已清零'
      tzStart: string | null
      tzEnd: string | null
      tzSubmit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    courseChapterLog: {
      id: string
      courseLogId: string
      courseLog: NamedReference | null
      chapterId: string
      chapter: NamedReference | null
      ranges: Json
      watched: number
      furthest: number
      position: number
      readSeconds: number
      seconds: number
      isEnd: boolean
      draft: Json | null
      best: number | null
      isFinish: boolean
      tzFinish: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    courseChapter: {
      id: string
      courseId: string
      course: NamedReference | null
      name: string
      sort: number
      type: '视频' | '文档' | '测验'
      isRequired: boolean
      video: readonly FileEntry[] | null
      duration: number | null
      file: readonly FileEntry[] | null
      minSeconds: number
      passScore: number
      limitMinutes: number
      drawCount: number | null
      allowSeek: boolean
      content: string | null
      seconds: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    courseComment: {
      id: string
      courseId: string
      course: NamedReference | null
      userId: string | null
      user: NamedReference | null
      content: string
      fraction: number | null
      parentId: string | null
      parent: NamedReference | null
      isTeacher: boolean | null
      status: '显示' | '隐藏'
      isHide: boolean
      hideReason: string | null
      mentions: readonly string[]
      mentionsShown: readonly NamedReference[]
      likeUserIds: readonly string[]
      likeUserIdsShown: readonly NamedReference[]
      likeCount: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    courseLog: {
      id: string
      courseId: string
      course: NamedReference | null
      userId: string
      user: NamedReference | null
      status: '未学' | '学习中' | '已学完' | '已评分'
      isRequired: boolean
      dueDate: string | null
      isLate: boolean | null
      progress: number
      seconds: number
      best: number | null
      daySeconds: Json
      lastChapterId: string | null
      lastChapter: NamedReference | null
      isLike: boolean
      isCollect: boolean
      fraction: number | null
      courseVersion: number | null
      tzStart: string | null
      tzLast: string | null
      tzFinish: string | null
      creditTaken: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    courseQuestion: {
      id: string
      chapterId: string
      chapter: NamedReference | null
      type: '单选' | '多选' | '判断'
      content: string
      images: readonly FileEntry[]
      options: readonly { readonly key: string; readonly text: string }[]
      answer: readonly string[] | null
      score: number
      analysis: string | null
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    courseSession: {
      id: string
      userId: string
      user: NamedReference | null
      chapterId: string
      chapter: NamedReference | null
      seq: number
      bank: string
      tzOpen: string | null
      tzBeat: string | null
      isOpen: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    course: {
      id: string
      name: string
      categoryId: string
      category: NamedReference | null
      cover: readonly FileEntry[]
      summary: string
      content: string | null
      target: string | null
      level: string
      tags: readonly string[]
      teacherId: string
      teacher: NamedReference | null
      lecturer: string | null
      productLibraryId: string | null
      productLibrary: NamedReference | null
      isOpen: boolean
      roleIds: readonly string[]
      roleIdsShown: readonly NamedReference[]
      departmentIds: readonly string[]
      departmentIdsShown: readonly NamedReference[]
      isOrdered: boolean
      isEntry: boolean
      attempts: number
      credit: string
      file: readonly FileEntry[]
      requireAgain: boolean
      status: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      audit1: string | null
      audit1User: NamedReference | null
      opinion: string | null
      shelf: '未上架' | '已上架' | '已下架'
      courseVersion: number
      checks: readonly { readonly chapterId: string; readonly chapter?: string; readonly ok: boolean; readonly opinion?: string | null }[] | null
      tzPublish: string | null
      isTop: boolean
      sort: number
      duration: number
      chapterCount: number
      learnCount: number
      finishCount: number
      likeCount: number
      collectCount: number
      commentCount: number
      fraction: string | null
      fractionCount: number
      remark: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    documentation: {
      id: string
      name: string
      type: string
      categoryId: string | null
      category: NamedReference | null
      courseId: string | null
      course: NamedReference | null
      productLibraryId: string | null
      productLibrary: NamedReference | null
      route: string | null
      content: string | null
      file: readonly FileEntry[]
      keywords: string | null
      docVersion: number
      status: '草稿' | '已发布' | '已停用'
      tzPublish: string | null
      readCount: number
      goodUserIds: readonly string[]
      goodUserIdsShown: readonly NamedReference[]
      badUserIds: readonly string[]
      badUserIdsShown: readonly NamedReference[]
      goodCount: number
      badCount: number
      isGood: boolean
      isBad: boolean
      isTop: boolean
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    applyFor: {
      id: string
      code: string | null
      name: string
      type: string
      summarize: string | null
      describe: string
      reason: string | null
      file: readonly FileEntry[]
      clientId: string | null
      client: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      projectName: string | null
      module: string | null
      wbsId: string | null
      wbs: NamedReference | null
      projectProgressId: string | null
      projectProgress: NamedReference | null
      temporaryId: string | null
      bugId: string | null
      bug: NamedReference | null
      user: string | null
      phone: string | null
      date: string
      priority: '高' | '中' | '低'
      severity: string | null
      audit1: string | null
      audit1User: NamedReference | null
      audit2: string | null
      audit2User: NamedReference | null
      opinionFirst: string | null
      opinion: string | null
      isReject: boolean
      designatedPerson: string | null
      designatedPersonUser: NamedReference | null
      predictFront: string | null
      predictRear: string | null
      predict: string | null
      actualHours: string
      chargeMode: '免费' | '收费' | '人天变更'
      quotation: string | null
      solverId: string | null
      solver: NamedReference | null
      testerId: string | null
      tester: NamedReference | null
      closerId: string | null
      closer: NamedReference | null
      collaborator: readonly string[]
      collaboratorShown: readonly NamedReference[]
      notifyPerson: readonly string[]
      notifyPersonShown: readonly NamedReference[]
      auditStatus: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'
      stage: '未通过' | '待排期' | '开发中' | '待测试' | '待发布' | '待客户确认' | '已完成' | '已关闭' | '暂缓' | '已转缺陷'
      status: '草稿' | '待一级审核' | '待二级审核' | '驳回' | '已撤回' | '待排期' | '开发中' | '待测试' | '待发布' | '待客户确认' | '已完成' | '已关闭' | '暂缓' | '变更中' | '已转缺陷'
      preStatus: '待排期' | '开发中' | null
      endTime: string | null
      originalTime: string | null
      updateDate: string | null
      updateStatus: '无' | '待审核' | '同意' | '拒绝'
      adjustTimes: number
      tzSubmit: string | null
      tzAudit: string | null
      tzFinish: string | null
      tzTest: string | null
      testResult: string | null
      testBack: number
      tzPublish: string | null
      productLibraryVersionId: string | null
      productLibraryVersion: NamedReference | null
      tzClose: string | null
      needSign: boolean | null
      signToken: string | null
      tzSignToken: string | null
      signature: readonly Signed[]
      signer: string | null
      signerPhone: string | null
      signHash: string | null
      clientOpinion: string | null
      impApply: boolean
      syncId: string | null
      syncStatus: '不同步' | '待同步' | '成功' | '失败'
      syncWait: boolean
      delayDays: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    bugChange: {
      id: string
      bugId: string
      bug: NamedReference | null
      originalDate: string | null
      oldDate: string | null
      newDate: string
      days: number | null
      cause: string
      sequence: number | null
      userId: string | null
      user: NamedReference | null
      auditorId: string | null
      auditor: NamedReference | null
      status: '待审核' | '同意' | '拒绝' | '已撤回' | '已失效'
      opinion: string | null
      tzAudit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    bug: {
      id: string
      code: string | null
      name: string
      type: string
      severity: string
      priority: '急' | '高' | '中' | '低' | '缓'
      source: string
      stage: string
      step: string
      file: readonly FileEntry[]
      projectId: string
      project: NamedReference | null
      module: string | null
      wbsId: string | null
      wbs: NamedReference | null
      applyForId: string | null
      applyFor: NamedReference | null
      projectProgressId: string | null
      projectProgress: NamedReference | null
      temporaryId: string | null
      providerId: string | null
      provider: NamedReference | null
      clientUser: string | null
      userId: string | null
      user: NamedReference | null
      solverId: string | null
      solver: NamedReference | null
      testerId: string | null
      tester: NamedReference | null
      closerId: string | null
      closer: NamedReference | null
      collaborator: readonly string[]
      collaboratorShown: readonly NamedReference[]
      supervise: string | null
      superviseUser: NamedReference | null
      supervising: boolean
      predictFront: string | null
      predictRear: string | null
      predict: string | null
      actualHours: string
      status: '草稿' | '待确认' | '已确认' | '处理中' | '待测试' | '待关闭' | '已关闭' | '退回' | '挂起'
      preStatus: '待确认' | '已确认' | '处理中' | null
      resolution: string | null
      duplicateId: string | null
      duplicate: NamedReference | null
      cause: string | null
      solveResult: string | null
      needResult: boolean
      resultFile: readonly FileEntry[]
      testResult: string | null
      backOpinion: string | null
      isReject: boolean
      testBack: number
      reopenTimes: number
      solveTimes: number
      endTime: string | null
      originalTime: string | null
      finishDate: string | null
      updateDate: string | null
      updateStatus: '无' | '待审核' | '同意' | '拒绝'
      updateDateOpinion: string | null
      adjustTimes: number
      tzSubmit: string | null
      tzRespond: string | null
      tzTest: string | null
      tzComplete: string | null
      respondLate: boolean
      delayDays: number | null
      impApply: boolean
      syncId: string | null
      syncStatus: '不同步' | '待同步' | '成功' | '失败'
      syncWait: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    change: {
      id: string
      targetType: 'task' | 'applyFor'
      targetId: string
      target: NamedReference | null
      title: string | null
      projectId: string | null
      project: NamedReference | null
      originalDate: string | null
      oldDate: string | null
      newDate: string
      days: number | null
      cause: string
      file: readonly FileEntry[]
      sequence: number | null
      userId: string | null
      user: NamedReference | null
      auditorId: string | null
      auditor: NamedReference | null
      status: '待审核' | '同意' | '拒绝' | '已撤回' | '已失效'
      opinion: string | null
      tzAudit: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    clientSync: {
      id: string
      clientId: string | null
      client: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      targetType: 'bug' | 'applyFor' | null
      targetId: string | null
      payload: Json | null
      status: '待同步' | '成功' | '失败' | '已合并'
      tries: number
      tzNext: string | null
      tzDone: string | null
      error: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    dailyWork: {
      id: string
      userId: string
      user: NamedReference | null
      date: string
      taskDayId: string | null
      taskDay: NamedReference | null
      hours: string | null
      progress: string | null
      summarize: string | null
      plan: string | null
      problem: string | null
      placeReason: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      managerUser: NamedReference | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      source: '手机' | '电脑' | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    extraTask: {
      id: string
      name: string
      type: string
      describe: string | null
      file: readonly FileEntry[]
      userId: string | null
      user: NamedReference | null
      confirmerId: string | null
      confirmer: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      priority: '高' | '中' | '低'
      sort: number
      date: string
      predict: string | null
      actualHours: string
      needConfirm: boolean
      result: string | null
      opinion: string | null
      status: '待确认' | '进行中' | '已完成' | '驳回' | '取消'
      tzComplete: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    goalPlan: {
      id: string
      name: string
      type: string
      year: number
      quarter: number | null
      month: number | null
      week: number | null
      startDate: string | null
      endDate: string | null
      parentId: string | null
      parent: NamedReference | null
      userId: string
      user: NamedReference | null
      departmentId: string | null
      department: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      content: string
      weight: string | null
      progress: string
      result: string | null
      status: '草稿' | '进行中' | '已完成' | '未完成' | '已取消'
      isDelay: boolean | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    manageReport: {
      id: string
      userId: string
      user: NamedReference | null
      departmentId: string
      department: NamedReference | null
      year: number
      month: number
      figures: { readonly people: number; readonly taskDone: number; readonly taskLate: number; readonly onTimeRate: string | null; readonly hours: string; readonly reportsMissing: number; readonly applyForDone: number; readonly bugClosed: number; readonly okrProgress: number | null } | null
      progress: string | null
      team: string | null
      problem: string | null
      plan: string | null
      summarize: string | null
      pmoId: string | null
      pmo: NamedReference | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      managerUser: NamedReference | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    marketWork: {
      id: string
      userId: string
      user: NamedReference | null
      date: string
      taskDayId: string | null
      taskDay: NamedReference | null
      hours: string | null
      visits: readonly { readonly clientVisitId: string | null; readonly client: string | null; readonly content: string | null; readonly tzVisit: string | null; readonly place: Place | null }[]
      visitCount: number
      opportunityCount: number
      progress: string | null
      summarize: string | null
      plan: string | null
      problem: string | null
      placeReason: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      managerUser: NamedReference | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    meetingKind: {
      id: string
      name: string
      type: string
      rule: Json
      isEnable: boolean
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    okrCheck: {
      id: string
      okrId: string
      okr: NamedReference | null
      userId: string | null
      user: NamedReference | null
      date: string | null
      weekStart: string | null
      value: string | null
      confidence: '高' | '中' | '低' | null
      text: string | null
      status: '待跟进' | '已跟进' | '已确认' | '缺失' | '免除'
      isMiss: boolean
      tzFill: string | null
      tzBack: string | null
      confirmerId: string | null
      confirmer: NamedReference | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    okr: {
      id: string
      name: string
      kind: 'O' | 'KR'
      parentId: string | null
      parent: NamedReference | null
      userId: string
      user: NamedReference | null
      departmentId: string | null
      department: NamedReference | null
      year: number
      quarter: number
      weight: string | null
      unit: string | null
      start: string
      target: string | null
      current: string | null
      frequency: string
      progress: string | null
      confidence: '高' | '中' | '低'
      endDate: string | null
      score: string | null
      selfScore: string | null
      status: '草拟' | '待确认' | '进行中' | '待评分' | '已归档' | '退回'
      confirmerId: string | null
      confirmer: NamedReference | null
      isConfirm: boolean
      tzConfirm: string | null
      opinion: string | null
      reviseReason: string | null
      sort: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    planItem: {
      id: string
      taskDayId: string | null
      taskDay: NamedReference | null
      taskWeekId: string | null
      taskWeek: NamedReference | null
      weekendTaskId: string | null
      weekendTask: NamedReference | null
      sourceType: 'task' | 'extraTask' | 'bug' | 'applyFor' | 'wbsTask' | 'milepost' | 'pmoAssign' | 'workDay' | '其他'
      sourceId: string | null
      title: string
      projectId: string | null
      project: NamedReference | null
      planHours: string
      actualHours: string | null
      remainHours: string | null
      progress: string | null
      isDone: boolean
      output: string | null
      outputFile: readonly FileEntry[]
      reason: string | null
      days: readonly number[] | null
      dispatcherId: string | null
      dispatcher: NamedReference | null
      isMade: boolean
      isCarry: boolean
      count: boolean
      sort: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    pmoAssign: {
      id: string
      content: string
      userId: string
      user: NamedReference | null
      senderId: string | null
      sender: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      date: string
      priority: '高' | '中' | '低'
      file: readonly FileEntry[]
      status: '待接收' | '处理中' | '待确认' | '已完成' | '退回' | '已取消'
      isOver: boolean
      result: string | null
      resultFile: readonly FileEntry[]
      opinion: string | null
      tzAccept: string | null
      tzResult: string | null
      tzComplete: string | null
      delayDays: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    pmoWork: {
      id: string
      userId: string
      user: NamedReference | null
      weekStart: string
      figures: { readonly projects: number; readonly delayed: number; readonly milepostsDue: number; readonly milepostsLate: number; readonly applyForOpen: number; readonly applyForLate: number; readonly bugOpen: number; readonly bugUrgent: number; readonly reportsMissing: number } | null
      progress: string | null
      risk: string | null
      plan: string | null
      summarize: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      managerUser: NamedReference | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    taskDay: {
      id: string
      userId: string
      user: NamedReference | null
      date: string
      summarize: string | null
      summarized: boolean
      workDayId: string | null
      workDay: NamedReference | null
      stage: '未预估' | '已预估' | '已保存' | '退回' | '已确认' | 'PMO已确认'
      isEstimate: boolean
      isEstimateLate: boolean
      isSave: boolean
      isConfirm: boolean
      pmoConfirm: boolean
      isLeave: boolean | null
      needCalc: boolean
      notCalcReason: string | null
      confirmerId: string | null
      confirmer: NamedReference | null
      backOpinion: string | null
      tzEstimate: string | null
      tzSave: string | null
      tzConfirm: string | null
      tzPmo: string | null
      planHours: string
      actualHours: string
      doneRate: string | null
      status: '请假' | '未预估' | '已预估' | '已保存' | '退回' | '已确认' | 'PMO已确认'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    taskUsers: {
      id: string
      taskId: string
      task: NamedReference | null
      userId: string
      user: NamedReference | null
      type: '协作' | '抄送' | '关注' | '忽略'
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    taskWeek: {
      id: string
      userId: string
      user: NamedReference | null
      weekStart: string
      year: number | null
      month: number | null
      week: number | null
      goal: string | null
      planHours: string
      actualHours: string
      itemCount: number
      doneCount: number
      doneRate: string | null
      status: '草稿' | '已提交' | '已下发' | '已保存' | '退回' | '已确认' | 'PMO已确认'
      isEstimate: boolean
      isSave: boolean
      isConfirm: boolean
      pmoConfirm: boolean
      isLeave: boolean | null
      needCalc: boolean
      summarize: string | null
      summarized: boolean
      workDayId: string | null
      workDay: NamedReference | null
      weekTaskCombId: string | null
      weekTaskComb: NamedReference | null
      confirmerId: string | null
      confirmer: NamedReference | null
      opinion: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    task: {
      id: string
      name: string
      type: string
      describe: string | null
      file: readonly FileEntry[]
      projectId: string | null
      project: NamedReference | null
      milepostTaskId: string | null
      milepostTask: NamedReference | null
      wbsId: string | null
      wbs: NamedReference | null
      userId: string | null
      user: NamedReference | null
      designee: string
      designeeUser: NamedReference | null
      auditor1: string | null
      auditor1User: NamedReference | null
      auditor2: string | null
      auditor2User: NamedReference | null
      supervise: string | null
      superviseUser: NamedReference | null
      supervising: boolean
      priority: '高' | '中' | '低'
      sort: number
      date: string
      originalTime: string | null
      predict: string | null
      weight: string | null
      actualHours: string
      needConfirm: boolean
      attachmentRequired: boolean
      attachments: readonly FileEntry[]
      resultDescribe: string | null
      weeklyCycle: Json | null
      aboriginal: string | null
      aboriginalTask: NamedReference | null
      status: '草稿' | '待确认' | '待开始' | '进行中' | '待审核' | '已完成' | '暂停' | '取消'
      preStatus: '待确认' | '待开始' | '进行中' | null
      auditStatus: '未提交' | '无需审核' | '待一级审核' | '待二级审核' | '通过' | '驳回'
      opinion: string | null
      tzAgree: string | null
      endTime: string | null
      cause: string | null
      updateDate: string | null
      updateStatus: '无' | '待审核' | '同意' | '拒绝'
      changeTime: string | null
      adjustTimes: number
      adjustor: string | null
      adjustorUser: NamedReference | null
      tzPause: string | null
      pauseDays: number
      delayDays: number | null
      postponeDays: number
      isDelay: boolean | null
      isOver: boolean
      comments: number
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    weekTaskComb: {
      id: string
      name: string | null
      weekStart: string
      year: number | null
      month: number | null
      week: number | null
      departmentId: string | null
      department: NamedReference | null
      projectId: string | null
      project: NamedReference | null
      userId: string | null
      user: NamedReference | null
      userIds: readonly string[]
      userIdsShown: readonly NamedReference[]
      goal: string | null
      summarize: string | null
      workDayId: string | null
      workDay: NamedReference | null
      status: '编制中' | '已下发' | '已完成' | '已作废'
      planCount: number | null
      doneCount: number | null
      planHours: string | null
      actualHours: string | null
      doneRate: string | null
      tzSend: string | null
      tzComplete: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    weekTaskSnapshot: {
      id: string
      weekTaskCombId: string
      weekTaskComb: NamedReference | null
      kind: '下发' | '完成'
      weekStart: string | null
      tzSnapshot: string | null
      userId: string | null
      user: NamedReference | null
      content: readonly { readonly userId: string; readonly name: string; readonly goal: string | null; readonly summarize: string | null; readonly status: string; readonly items: readonly { readonly sourceType: string; readonly sourceId: string | null; readonly title: string; readonly project: string | null; readonly planHours: string | null; readonly actualHours: string | null; readonly isDone: boolean; readonly reason: string | null }[] }[] | null
      planCount: number | null
      doneCount: number | null
      planHours: string | null
      actualHours: string | null
      doneRate: string | null
      added: number | null
      removed: number | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    weekWork: {
      id: string
      userId: string
      user: NamedReference | null
      weekStart: string
      date: string | null
      taskWeekId: string | null
      taskWeek: NamedReference | null
      hours: string
      doneRate: string | null
      progress: string | null
      summarize: string | null
      plan: string | null
      problem: string | null
      file: readonly FileEntry[]
      coordinate: Place | null
      manager: string | null
      managerUser: NamedReference | null
      status: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'
      timeliness: '待交' | '按时' | '迟交' | '补交' | '缺交' | '免交'
      tzOpen: string | null
      tzDue: string | null
      tzLock: string | null
      tzSubmit: string | null
      tzRead: string | null
      readers: readonly { readonly userId: string; readonly name: string; readonly tz: string }[]
      score: number | null
      opinion: string | null
      unlockAsk: string | null
      unlockCount: number
      tzUnlock: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    weekendTask: {
      id: string
      userId: string | null
      user: NamedReference | null
      date: string
      reason: string
      planHours: string
      actualHours: string
      place: '公司' | '客户现场' | '远程'
      status: '草稿' | '待审批' | '已批准' | '驳回' | '已保存' | '退回' | '已确认' | 'PMO已确认' | '取消'
      isEstimate: boolean
      isSave: boolean
      isConfirm: boolean
      pmoConfirm: boolean
      isLeave: boolean | null
      needCalc: boolean
      summarize: string | null
      summarized: boolean
      workDayId: string | null
      workDay: NamedReference | null
      confirmerId: string | null
      confirmer: NamedReference | null
      opinion: string | null
      overtimeStart: string | null
      overtimeEnd: string | null
      overtimeId: string | null
      overtime: NamedReference | null
      tzSave: string | null
      isMiss: boolean | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    workDayAttend: {
      id: string
      workDayId: string
      workDay: NamedReference | null
      userId: string
      user: NamedReference | null
      status: '待确认' | '参加' | '请假' | '缺席'
      date: string | null
      address: string | null
      mustAttend: boolean
      reason: string | null
      tzReply: string | null
      tzSign: string | null
      isLate: boolean | null
      isExcused: boolean
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
    workDay: {
      id: string
      name: string
      kind: string
      kindMeetingKind: NamedReference | null
      date: string
      endDate: string | null
      address: string | null
      work: string | null
      hostId: string
      host: NamedReference | null
      userIds: readonly string[]
      userIdsShown: readonly NamedReference[]
      visitor: string | null
      relevanceId: string | null
      relevance: NamedReference | null
      relevanceModule: 'project' | 'client' | 'businessOpportunity' | null
      impType: string | null
      file: readonly FileEntry[]
      summary: string | null
      recorderId: string | null
      recorder: NamedReference | null
      endSummary: string | null
      sore: number | null
      needOpen: boolean
      background: readonly FileEntry[]
      logo: readonly FileEntry[]
      color: string
      status: '待召开' | '进行中' | '待纪要' | '已完成' | '已取消'
      tzSummary: string | null
      summaryLate: boolean | null
      warnings: readonly { readonly userId: string; readonly workDayId: string; readonly name: string; readonly message: string }[] | null
      attendRate: string | null
      tzCreate: string
      tzUpdate: string
      creatorId: string | null
      creator: NamedReference | null
      version: number
    }
  }
  interface Asks {
    attendance: {
      ignore: { readonly wanted: boolean }
    }
    checkOnWork: {
      object: { readonly rows: readonly { readonly factId: string; readonly text: string }[] }
      reply: { readonly ignore: readonly { readonly factId: string; readonly reason: string }[] }
    }
    entryItem: {
      done: { readonly isDone: boolean }
    }
    entry: {
      exam: { readonly score: string }
    }
    officialSealUse: {
      stamp: { readonly witnessId?: string | null; readonly remark?: string | null }
      handOut: { readonly signature: readonly Signed[]; readonly witnessId?: string | null }
      returnApply: { readonly remark?: string | null }
      returnAudit: { readonly pass: boolean }
    }
    officialSeal: {
      transfer: { readonly userId: string; readonly signature: readonly Signed[] }
      destroy: { readonly file: readonly FileEntry[] }
    }
    performance: {
      confirm: { readonly agree: boolean }
      correct: { readonly items: readonly { readonly id: string; readonly correctScore: string | null; readonly reason: string | null }[] }
    }
    receive: {
      returnApply: { readonly quantity: number; readonly lost: number; readonly assetNos?: readonly string[] | null; readonly lostNos?: readonly string[] | null; readonly remark?: string | null }
      returnAudit: { readonly pass: boolean; readonly good: number; readonly damaged: number; readonly lost: number; readonly goodNos?: readonly string[] | null; readonly damagedNos?: readonly string[] | null; readonly lostNos?: readonly string[] | null; readonly compensation: string }
      askExtension: { readonly until: string }
    }
    restDay: {
      cancelRest: { readonly lastDate?: string | null; readonly lastHalf?: '上午' | '下午' | null }
    }
    violate: {
      audit: { readonly pass: boolean }
    }
    moneyComeGo: {
      back: { readonly date: string; readonly money: string; readonly way: string; readonly bankSerial?: string | null; readonly remark?: string | null }
    }
    moneyLess: {
      take: { readonly amount: string }
      giveBack: { readonly amount: string }
    }
    socialInsurance: {
      paid: { readonly date: string; readonly file: readonly FileEntry[] }
    }
    submitExpense: {
      pay: { readonly offset: boolean }
      noticeCheck: { readonly received: boolean; readonly remark?: string | null }
    }
    submitPayroll: {
      calc: { readonly userIds: readonly string[] }
    }
    projectProduct: {
      retire: { readonly force?: boolean | null }
    }
    projectProgress: {
      productSign: { readonly dates: readonly { readonly kind: 'bug' | 'applyFor'; readonly id: string; readonly endTime: string | null }[] }
      signatureProduct: { readonly problemHash?: string | null }
    }
    wbsTask: {
      start: { readonly force?: boolean | null }
    }
    businessOpportunity: {
      product: { readonly productLibraryId: string; readonly productVersion?: string | null; readonly quantity?: string | null; readonly money?: string | null; readonly isMain?: boolean | null; readonly demand?: string | null; readonly competitor?: string | null }
      demo: { readonly tzLog: string; readonly productLibraryIds: readonly string[]; readonly clientContactIds: readonly string[]; readonly content: string; readonly result: '很满意' | '满意' | '一般' | '不满意'; readonly demoApplyId?: string | null; readonly file: readonly FileEntry[] }
      answer: { readonly content: string }
    }
    clientVisit: {
      syncLog: { readonly businessOpportunityIds: readonly string[] }
    }
    client: {
      assign: { readonly userId: string; readonly withChildren: boolean }
      lock: { readonly lock: boolean }
      merge: { readonly dropIds: readonly string[]; readonly choose?: Json | null }
    }
    contract: {
      handOver: { readonly userId: string }
      generatePlan: { readonly lines: readonly { readonly type: string; readonly percent: string; readonly year: number; readonly month: number; readonly dtReceive: string | null; readonly detail: string | null }[] }
      ilimit: { readonly limit?: string | null }
    }
    invoicingConfig: {
      ilimit: { readonly month: string; readonly limit?: string | null }
    }
    invoicingPlan: {
      cancel: { readonly cancel: boolean }
    }
    invoicing: {
      flushRed: { readonly money?: string | null; readonly reason: string; readonly isUsed: boolean; readonly remark?: string | null; readonly file: readonly FileEntry[] }
    }
    keyword: {
      subscribe: { readonly on: boolean }
    }
    zfcg: {
      toBusiness: { readonly clientId?: string | null; readonly type: string }
    }
    courseComment: {
      hide: { readonly reason?: string | null }
    }
    applyFor: {
      test: { readonly pass: boolean; readonly file: readonly FileEntry[] }
      sign: { readonly agree: boolean; readonly contentHash: string }
      complete: { readonly file: readonly FileEntry[] }
      invite: { readonly userIds: readonly string[] }
    }
    bugChange: {
      audit: { readonly pass: boolean }
    }
    bug: {
      test: { readonly pass: boolean }
      supervise: { readonly supervising: boolean }
    }
    change: {
      audit: { readonly pass: boolean }
    }
    dailyWork: {
      applyUnlock: { readonly reason?: string | null }
    }
    manageReport: {
      applyUnlock: { readonly reason?: string | null }
    }
    marketWork: {
      applyUnlock: { readonly reason?: string | null }
    }
    okrCheck: {
      confirm: { readonly pass: boolean }
    }
    okr: {
      selfScore: { readonly scores: readonly { readonly id: string; readonly score: string | null }[] }
      score: { readonly pass: boolean; readonly scores: readonly { readonly id: string; readonly score: string | null }[] }
    }
    pmoWork: {
      applyUnlock: { readonly reason?: string | null }
    }
    taskDay: {
      rewrite: { readonly items: readonly { readonly id: string; readonly output: string; readonly outputFile: readonly FileEntry[] }[] }
      notCalc: { readonly counts: boolean }
    }
    taskWeek: {
      notCalc: { readonly counts: boolean }
    }
    task: {
      sendResult: { readonly hours?: string | null }
      supervise: { readonly supervising: boolean }
      urging: { readonly message?: string | null }
    }
    weekTaskComb: {
      complete: { readonly force?: boolean | null }
    }
    weekWork: {
      applyUnlock: { readonly reason?: string | null }
    }
    weekendTask: {
      notCalc: { readonly counts: boolean }
    }
    workDay: {
      summary: { readonly tasks: readonly { readonly name: string; readonly designee: string; readonly date: string }[] }
    }
  }
}

interface NamedReference {
  readonly id: string
  readonly name: string
}
