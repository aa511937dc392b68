// Written by `npm run gen` from the declarations. Do not edit.
declare module '@chengban/kernel/registry.ts' {
  interface Entities {
    attendanceMonth: { fields: 'id' | 'userId' | 'month' | 'company' | 'workDays' | 'attendDays' | 'lateTimes' | 'lateMinutes' | 'earlyTimes' | 'earlyMinutes' | 'missingTimes' | 'absenceDays' | 'absenceMinutes' | 'unpaidDays' | 'sickDays' | 'paidDays' | 'restHours' | 'overtimeWork' | 'overtimeRest' | 'overtimeHoliday' | 'overtimeMoney' | 'repunchUsed' | 'status' | 'isConfirm' | 'isAuto' | 'dueDate' | 'tzConfirm' | 'tzLock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '统计中' | '待本人确认' | '已确认' | '已锁定'; moves: 'publish' | 'confirm' | 'reopen' | 'lock' | 'unlock' }
    attendancePunch: { fields: 'id' | 'userId' | 'tzPunch' | 'source' | 'place' | 'isOutside' | 'attendanceId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    attendance: { fields: 'id' | 'userId' | 'date' | 'month' | 'leaderId' | 'dayKind' | 'tzIn' | 'tzOut' | 'result' | 'lateMinutes' | 'earlyMinutes' | 'absenceMinutes' | 'absenceDays' | 'missingTimes' | 'workMinutes' | 'restDays' | 'restKind' | 'overtimeHours' | 'isIgnore' | 'ignoreReason' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'appealKind' | 'applyIn' | 'applyOut' | 'applyMinutes' | 'reason' | 'file' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    checkOnWorkFact: { fields: 'id' | 'userId' | 'date' | 'kind' | 'module' | 'relevanceId' | 'amount' | 'text' | 'isIgnore' | 'ignoreReason' | 'objection' | 'checkOnWorkId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    checkOnWork: { fields: 'id' | 'userId' | 'leaderId' | 'type' | 'startDate' | 'endDate' | 'time' | 'absenceTime' | 'dailyNewspaper' | 'weeklyNewspaper' | 'noTimeNum' | 'leaveDate' | 'study' | 'waitWork' | 'projectDelayDays' | 'projectPostpone' | 'taskDelayDays' | 'taskPostpone' | 'unlockNum' | 'numberOfWarnings' | 'remain' | 'raw' | 'cap' | 'deduction' | 'deducted' | 'rule' | 'status' | 'objection' | 'reply' | 'dueDate' | 'tzConfirm' | 'isAuto' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '统计中' | '待本人确认' | '有异议' | '已确认' | '已锁定'; moves: 'publish' | 'confirm' | 'object' | 'reply' | 'lock' }
    deduction: { fields: 'id' | 'checkOnWorkId' | 'userId' | 'leaderId' | 'initiator' | 'kind' | 'money' | 'lines' | 'reason' | 'file' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    demoApply: { fields: 'id' | 'name' | 'userId' | 'clientId' | 'businessOpportunityId' | 'clientContactIds' | 'productLibraryIds' | 'way' | 'place' | 'tzStart' | 'tzEnd' | 'demoUserIds' | 'peopleCount' | 'environment' | 'url' | 'account' | 'password' | 'requirement' | 'file' | 'status' | 'audit1' | 'opinion' | 'demoStatus' | 'result' | 'summary' | 'feedback' | 'nextPlan' | 'actualCount' | 'photo' | 'tzComplete' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '准备中' | '待演示' | '待总结' | '已完成' | '逾期关闭' | '已取消'; moves: 'prepare' | 'finish' | 'summarize' | 'close' | 'cancel' | 'void' | 'withdraw' }
    entryItem: { fields: 'id' | 'entryId' | 'kind' | 'name' | 'responsibleId' | 'isRequired' | 'dueDate' | 'documentId' | 'courseId' | 'status' | 'isDone' | 'tzDone' | 'file' | 'remark' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待完成' | '已完成'; moves: 'done' }
    entryTemplate: { fields: 'id' | 'kind' | 'name' | 'departmentId' | 'roleId' | 'responsible' | 'documentId' | 'courseId' | 'dueDays' | 'isRequired' | 'isEnable' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    entry: { fields: 'id' | 'kind' | 'parentId' | 'userId' | 'initiator' | 'name' | 'mobile' | 'email' | 'gender' | 'idCard' | 'company' | 'departmentId' | 'leaderId' | 'position' | 'presetRoleId' | 'superiorId' | 'mentorId' | 'own' | 'needAttendance' | 'contractYears' | 'probationMonths' | 'tzProbation' | 'regularPlan' | 'extendMonths' | 'salary' | 'regularSalary' | 'file' | 'regularDate' | 'selfSummary' | 'mentorOpinion' | 'leaveKind' | 'reason' | 'tzDemobilize' | 'tzDepart' | 'handoverId' | 'examScore' | 'examCount' | 'learnTotal' | 'learnDone' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'stage' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '待入职' | '学习中' | '待考核' | '试用中' | '待转正' | '已转正' | '待离职' | '交接中' | '已离职' | '未报到'; moves: 'mentor' | 'arrive' | 'noShow' | 'learnt' | 'exam' | 'regularDue' | 'lastDay' | 'finish' | 'void' | 'withdraw' }
    officialSealUse: { fields: 'id' | 'applyNumber' | 'sealId' | 'groupId' | 'userId' | 'name' | 'kind' | 'file' | 'copies' | 'isCross' | 'receiver' | 'contractId' | 'projectId' | 'reason' | 'isTakeOut' | 'outPlace' | 'companionId' | 'tzOutPlan' | 'tzBackPlan' | 'isSimple' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'useStatus' | 'tzSubmit' | 'actualCopies' | 'tzUse' | 'operatorId' | 'tzOut' | 'tzBack' | 'condition' | 'overdueDays' | 'stampedFile' | 'returnRemark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未用印' | '待用印' | '已借出' | '待归还审核' | '待上传' | '已归档' | '已取消'; moves: 'stamp' | 'handOut' | 'returnApply' | 'returnAudit' | 'archive' | 'cancel' | 'void' | 'withdraw' }
    officialSeal: { fields: 'id' | 'name' | 'code' | 'kind' | 'company' | 'keeperId' | 'backupId' | 'place' | 'image' | 'canTakeOut' | 'needAudit2' | 'maxOutDays' | 'status' | 'currentUseId' | 'useCount' | 'copiesCount' | 'tzEnable' | 'tzDestroy' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '在库' | '借出' | '停用' | '已销毁'; moves: 'transfer' | 'disable' | 'enable' | 'destroy' | 'lend' | 'takeBack' | 'lose' }
    overtime: { fields: 'id' | 'userId' | 'tzStart' | 'tzEnd' | 'date' | 'holiday' | 'time' | 'way' | 'rate' | 'reason' | 'projectId' | 'isOutside' | 'file' | 'isLate' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'settle' | 'checkedTime' | 'money' | 'restHours' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未核实' | '已核实' | '已转调休' | '已计薪' | '无效'; moves: 'pay' | 'void' | 'withdraw' }
    performanceItem: { fields: 'id' | 'performanceId' | 'kind' | 'weight' | 'base' | 'hit' | 'minus' | 'autoScore' | 'correctScore' | 'score' | 'reason' | 'facts' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    performance: { fields: 'id' | 'userId' | 'leaderId' | 'type' | 'year' | 'quarter' | 'month' | 'week' | 'startDate' | 'endDate' | 'autoScore' | 'itemScore' | 'score' | 'grade' | 'adjust' | 'adjustReason' | 'status' | 'objection' | 'opinion' | 'tzRefresh' | 'tzConfirm' | 'isAuto' | 'dueDate' | 'ruleVersion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '待本人确认' | '有异议' | '待复核' | '已确认' | '已归档'; moves: 'notice' | 'confirm' | 'correct' | 'archive' | 'reopen' }
    receiveItem: { fields: 'id' | 'name' | 'code' | 'category' | 'kind' | 'model' | 'unit' | 'price' | 'stock' | 'reserved' | 'available' | 'outCount' | 'minStock' | 'maxEach' | 'assets' | 'keeperId' | 'picture' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    receiveStock: { fields: 'id' | 'itemId' | 'kind' | 'quantity' | 'loss' | 'assetNos' | 'receiveId' | 'price' | 'after' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    receive: { fields: 'id' | 'applyNumber' | 'itemId' | 'userId' | 'quantity' | 'projectId' | 'reason' | 'dueDate' | 'status' | 'audit1' | 'opinion' | 'receiveStatus' | 'tzSubmit' | 'tzReceive' | 'signature' | 'assetNos' | 'returnQuantity' | 'lostQuantity' | 'outQuantity' | 'returning' | 'compensation' | 'overdueDays' | 'extendCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未领取' | '待领取' | '已领取' | '待归还审核' | '部分归还' | '已归还' | '已核销' | '已取消'; moves: 'handOut' | 'returnApply' | 'returnAudit' | 'extend' | 'cancel' | 'void' | 'withdraw' }
    restDayLedger: { fields: 'id' | 'userId' | 'kind' | 'date' | 'source' | 'hours' | 'lotId' | 'expireDate' | 'remain' | 'module' | 'relevanceId' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    restDay: { fields: 'id' | 'userId' | 'kind' | 'startDate' | 'startHalf' | 'endDate' | 'endHalf' | 'days' | 'hours' | 'reason' | 'file' | 'handoverId' | 'status' | 'audit1' | 'opinion' | 'restStatus' | 'actualDays' | 'balanceBefore' | 'syncId' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '待休' | '休假中' | '已休' | '已销假'; moves: 'begin' | 'end' | 'void' | 'withdraw' }
    testApply: { fields: 'id' | 'name' | 'kind' | 'userId' | 'clientId' | 'businessOpportunityId' | 'projectId' | 'productLibraryId' | 'productLibraryVersionId' | 'testerIds' | 'startDate' | 'endDate' | 'requirement' | 'file' | 'environment' | 'url' | 'account' | 'password' | 'handlerId' | 'extendCount' | 'status' | 'audit1' | 'opinion' | 'testStatus' | 'result' | 'summary' | 'feedback' | 'problemCount' | 'resultFile' | 'tzOpen' | 'tzComplete' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '准备中' | '进行中' | '待总结' | '已完成' | '逾期关闭' | '已取消'; moves: 'open' | 'extend' | 'expire' | 'complete' | 'close' | 'cancel' | 'void' | 'withdraw' }
    violate: { fields: 'id' | 'userId' | 'leaderId' | 'date' | 'kind' | 'level' | 'detail' | 'file' | 'statement' | 'statementFile' | 'statementDue' | 'tzStatement' | 'status' | 'auditorId' | 'opinion' | 'warnCount' | 'tzEffect' | 'expireDate' | 'appeal' | 'appealCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待说明' | '待审核' | '驳回' | '生效' | '复核中' | '已撤销' | '已到期'; moves: 'submit' | 'explain' | 'audit' | 'appeal' | 'revoke' | 'expire' }
    warnAccident: { fields: 'id' | 'userId' | 'date' | 'detail' | 'source' | 'count' | 'expireDate' | 'violateId' | 'file' | 'status' | 'dedupeKey' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '有效' | '已撤销' | '已到期'; moves: 'revoke' | 'expire' }
    comeGoBack: { fields: 'id' | 'comeGoId' | 'date' | 'money' | 'way' | 'submitExpenseId' | 'moneyPayrollId' | 'bankSerial' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    financeLog: { fields: 'id' | 'seq' | 'module' | 'relevanceId' | 'submitId' | 'action' | 'userId' | 'aboutId' | 'company' | 'month' | 'moneyBefore' | 'moneyAfter' | 'content' | 'ids' | 'address' | 'hash' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    financePeriod: { fields: 'id' | 'company' | 'month' | 'status' | 'tzClose' | 'closeUserId' | 'totals' | 'reason' | 'openUserId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未结账' | '已结账' | '申请反结账'; moves: 'close' | 'reopen' | 'confirmReopen' | 'refuseReopen' }
    invoiceUse: { fields: 'id' | 'number' | 'module' | 'holderId' | 'holderName' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyBudget: { fields: 'id' | 'year' | 'company' | 'target' | 'departmentId' | 'projectId' | 'kind' | 'money' | 'used' | 'reserved' | 'remain' | 'useRate' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyComeGo: { fields: 'id' | 'submitId' | 'content' | 'date' | 'kind' | 'type' | 'money' | 'userId' | 'otherSide' | 'otherCompany' | 'clientId' | 'businessOpportunityId' | 'contractId' | 'dtDue' | 'backMoney' | 'remain' | 'settle' | 'overDays' | 'company' | 'status' | 'opinion' | 'atLevels' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '未结清' | '部分结清' | '已结清' | '坏账'; moves: 'back' | 'badDebt' }
    moneyExpense: { fields: 'id' | 'submitId' | 'content' | 'date' | 'bookDate' | 'kind' | 'type' | 'money' | 'quantity' | 'isOverLimit' | 'auditMoney' | 'lessMoney' | 'taxMoney' | 'status' | 'opinion' | 'atLevels' | 'company' | 'userId' | 'departmentId' | 'projectId' | 'clientId' | 'businessOpportunityId' | 'maintenanceId' | 'okrId' | 'budgetId' | 'invoiceCode' | 'invoiceNumber' | 'invoiceMoney' | 'noInvoiceReason' | 'isPaper' | 'file' | 'reverseId' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyLess: { fields: 'id' | 'userId' | 'company' | 'month' | 'date' | 'type' | 'kind' | 'preTax' | 'money' | 'taken' | 'remain' | 'content' | 'module' | 'relevanceId' | 'status' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待计入' | '部分计入' | '已计入' | '已取消'; moves: 'cancel' | 'drop' | 'take' | 'giveBack' }
    moneyMonth: { fields: 'id' | 'submitId' | 'content' | 'date' | 'month' | 'company' | 'type' | 'money' | 'payee' | 'invoiceNumber' | 'status' | 'opinion' | 'atLevels' | 'file' | 'reverseId' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyOther: { fields: 'id' | 'submitId' | 'content' | 'date' | 'type' | 'money' | 'payer' | 'bankSerial' | 'company' | 'status' | 'opinion' | 'atLevels' | 'file' | 'reverseId' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyPayroll: { fields: 'id' | 'submitId' | 'userId' | 'company' | 'departmentId' | 'month' | 'date' | 'kind' | 'content' | 'moneySalaryId' | 'isFormal' | 'needSocial' | 'needFund' | 'dayWage' | 'normMoney' | 'performanceRate' | 'isMerge' | 'performance' | 'other' | 'overtimeMoney' | 'bonus' | 'deductAbsence' | 'deductSick' | 'deductLess' | 'money' | 'socialMyself' | 'accumulationFund' | 'tax' | 'deductAfter' | 'salaryTrue' | 'shortfall' | 'security' | 'fundCompany' | 'cost' | 'lessItems' | 'taxDetail' | 'trace' | 'status' | 'tzConfirm' | 'isOverdue' | 'signature' | 'opinion' | 'answer' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待审核' | '待确认' | '已确认' | '有异议' | '已作废'; moves: 'wait' | 'giveBack' | 'issue' | 'void' | 'confirm' | 'dispute' | 'reply' }
    moneySalary: { fields: 'id' | 'submitId' | 'userId' | 'company' | 'kind' | 'type' | 'content' | 'date' | 'dtStart' | 'dtEnd' | 'normMoney' | 'performance' | 'other' | 'change' | 'probationRate' | 'isFormal' | 'needSocial' | 'needFund' | 'socialBase' | 'fundBase' | 'security' | 'socialMyself' | 'accumulationFund' | 'tax' | 'salaryTrue' | 'deductChildren' | 'deductInfant' | 'deductEducation' | 'deductLoan' | 'deductRent' | 'deductElder' | 'deductPension' | 'deductOther' | 'deductTotal' | 'taxStart' | 'status' | 'opinion' | 'atLevels' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    moneyServer: { fields: 'id' | 'content' | 'date' | 'type' | 'money' | 'company' | 'supplier' | 'projectId' | 'clientId' | 'maintenanceId' | 'productLibraryId' | 'okrId' | 'dtStart' | 'dtEnd' | 'userId' | 'invoiceNumber' | 'payWay' | 'status' | 'reverseId' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    socialInsurance: { fields: 'id' | 'year' | 'month' | 'userId' | 'company' | 'isFormal' | 'needSocial' | 'needFund' | 'socialBase' | 'fundBase' | 'lines' | 'socialMyself' | 'security' | 'accumulationFund' | 'fundCompany' | 'backSocial' | 'backSecurity' | 'status' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '已生成' | '已核对' | '已缴' | '已封账'; moves: 'check' | 'uncheck' | 'paid' | 'seal' | 'unseal' }
    socialRule: { fields: 'id' | 'company' | 'kind' | 'dtStart' | 'floor' | 'ceiling' | 'personRate' | 'personFixed' | 'companyRate' | 'companyFixed' | 'rounding' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    submitComeGo: { fields: 'id' | 'serialNumber' | 'name' | 'company' | 'date' | 'money' | 'rowCount' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    submitExpense: { fields: 'id' | 'serialNumber' | 'name' | 'userId' | 'departmentId' | 'company' | 'date' | 'money' | 'auditMoney' | 'lessMoney' | 'rowCount' | 'overMoney' | 'isOverLimit' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'audit3' | 'opinion3' | 'tzSubmit' | 'tzNotice' | 'noticeCheck' | 'noticeRemark' | 'tzNoticeCheck' | 'noticeUserId' | 'payStatus' | 'isPay' | 'offsetMoney' | 'payMoney' | 'dtPay' | 'payWay' | 'bankSerial' | 'payUserId' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未到' | '待付款' | '已付款'; moves: 'pay' | 'unpay' | 'noticeCheck' | 'void' | 'withdraw' }
    submitMonth: { fields: 'id' | 'serialNumber' | 'company' | 'month' | 'name' | 'money' | 'lastMoney' | 'rowCount' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    submitOther: { fields: 'id' | 'serialNumber' | 'name' | 'company' | 'date' | 'money' | 'rowCount' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    submitPayroll: { fields: 'id' | 'serialNumber' | 'company' | 'month' | 'kind' | 'name' | 'payDate' | 'money' | 'security' | 'fundCompany' | 'tax' | 'salaryTrue' | 'cost' | 'rowCount' | 'stage' | 'calcUserId' | 'tzCalc' | 'inputHash' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'dtPay' | 'bankSerial' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未核算' | '核算中' | '已核算' | '已锁定' | '已发放' | '已归档'; moves: 'calc' | 'pay' | 'archive' | 'void' | 'withdraw' }
    submitSalary: { fields: 'id' | 'serialNumber' | 'name' | 'company' | 'date' | 'rowCount' | 'money' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'file' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    taxOpening: { fields: 'id' | 'userId' | 'company' | 'year' | 'month' | 'income' | 'exempt' | 'special' | 'extra' | 'withheld' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    taxRule: { fields: 'id' | 'kind' | 'dtStart' | 'dtEnd' | 'allowance' | 'bands' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    admin: { fields: 'id' | 'name' | 'userId' | 'roleId' | 'parentId' | 'passwordHash' | 'mustChange' | 'failures' | 'tzLock' | 'tzPassword' | 'tzLast' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    auditRound: { fields: 'id' | 'module' | 'relevanceId' | 'title' | 'round' | 'kind' | 'levels' | 'auditLevel' | 'initiatorId' | 'status' | 'chosen' | 'content' | 'snapshot' | 'draft' | 'tzSubmit' | 'tzEnd' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    auditTask: { fields: 'id' | 'roundId' | 'module' | 'relevanceId' | 'title' | 'summary' | 'initiatorId' | 'userId' | 'forId' | 'kind' | 'auditLevel' | 'status' | 'reason' | 'opinion' | 'signature' | 'recordVersion' | 'fromTaskId' | 'tzDue' | 'tzRead' | 'tzAct' | 'tzUrge' | 'urgeCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    commentRead: { fields: 'id' | 'userId' | 'module' | 'relevanceId' | 'tzRead' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    comment: { fields: 'id' | 'userId' | 'relevanceId' | 'module' | 'content' | 'type' | 'source' | 'parentId' | 'mentions' | 'file' | 'changes' | 'detail' | 'user' | 'isRead' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    config: { fields: 'id' | 'key' | 'value' | 'secretValue' | 'type' | 'comment' | 'isSystem' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    department: { fields: 'id' | 'name' | 'code' | 'parentId' | 'leaderId' | 'dingtalkId' | 'sort' | 'isEnable' | 'remark' | 'level' | 'fullName' | 'userCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    dictType: { fields: 'id' | 'name' | 'isSystem' | 'sort' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    dict: { fields: 'id' | 'code' | 'name' | 'sort' | 'dictTypeId' | 'color' | 'isDefault' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    documentRole: { fields: 'id' | 'documentId' | 'roleId' | 'isRead' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    documentUser: { fields: 'id' | 'userId' | 'documentId' | 'docVersion' | 'isDirect' | 'isRead' | 'status' | 'tzOpen' | 'seconds' | 'tzBeat' | 'isEnd' | 'tzConfirm' | 'dueDate' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    documentVersion: { fields: 'id' | 'documentId' | 'docVersion' | 'content' | 'changeNote' | 'tzPublish' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    document: { fields: 'id' | 'name' | 'sort' | 'type' | 'userId' | 'url' | 'video' | 'content' | 'isAll' | 'roleId' | 'duty' | 'needConfirm' | 'minSeconds' | 'dueDays' | 'status' | 'docVersion' | 'changeNote' | 'tzPublish' | 'targetCount' | 'readCount' | 'readRate' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '已发布' | '已停用'; moves: 'publish' | 'stop' }
    fileAudit: { fields: 'id' | 'name' | 'file' | 'category' | 'departmentId' | 'remark' | 'expireDate' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'tzAudit' | 'fileVersion' | 'history' | 'useCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    fileLink: { fields: 'id' | 'fileId' | 'module' | 'relevanceId' | 'field' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    fileShareVisit: { fields: 'id' | 'shareId' | 'action' | 'address' | 'userAgent' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    fileShare: { fields: 'id' | 'day' | 'name' | 'url' | 'fileId' | 'tzExpire' | 'tzRevoke' | 'visitCount' | 'downloadCount' | 'status' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    holiday: { fields: 'id' | 'date' | 'name' | 'kind' | 'isWork' | 'isStatutory' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    loginLog: { fields: 'id' | 'userId' | 'name' | 'way' | 'result' | 'address' | 'userAgent' | 'tzExpire' | 'tzSeen' | 'tzRevoke' | 'revokeReason' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    menu: { fields: 'id' | 'name' | 'icon' | 'route' | 'parentId' | 'active' | 'sort' | 'operationCodes' | 'badge' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    message: { fields: 'id' | 'userId' | 'senderId' | 'kind' | 'type' | 'title' | 'text' | 'module' | 'relevanceId' | 'link' | 'level' | 'isRead' | 'tzRead' | 'tzStop' | 'dedupeKey' | 'dingStatus' | 'dingTries' | 'dingError' | 'tzDing' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    operation: { fields: 'id' | 'name' | 'module' | 'isSensitive' | 'isSystem' | 'sort' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    permission: { fields: 'id' | 'name' | 'parentId' | 'menuIds' | 'operationIds' | 'sort' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    processImage: { fields: 'id' | 'module' | 'title' | 'area' | 'remark' | 'file' | 'sort' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    reminderRule: { fields: 'id' | 'code' | 'family' | 'name' | 'condition' | 'offsets' | 'time' | 'channels' | 'isEnable' | 'sentCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    roleOperation: { fields: 'id' | 'roleId' | 'code' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    rolePermission: { fields: 'id' | 'roleId' | 'permissionId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    role: { fields: 'id' | 'name' | 'duty' | 'userGroup' | 'tag' | 'sort' | 'isEnable' | 'isSystem' | 'userCount' | 'pending' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    savedView: { fields: 'id' | 'module' | 'name' | 'filters' | 'columns' | 'sort' | 'address' | 'isDefault' | 'isShared' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    storedFile: { fields: 'id' | 'url' | 'name' | 'folder' | 'ext' | 'mime' | 'size' | 'sha256' | 'duration' | 'previewStatus' | 'tzLinked' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    userRole: { fields: 'id' | 'userId' | 'roleId' | 'isMain' | 'tzStart' | 'tzEnd' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    user: { fields: 'id' | 'name' | 'avatar' | 'jobNumber' | 'mobile' | 'email' | 'gender' | 'dingtalkId' | 'company' | 'departmentId' | 'position' | 'superiorId' | 'roleId' | 'presetRoleId' | 'relUserRoles' | 'operations' | 'status' | 'isEnable' | 'isExamine' | 'needAttendance' | 'own' | 'isFormal' | 'isWork' | 'sort' | 'groupSort' | 'salary' | 'idCard' | 'bankNumber' | 'bankAccount' | 'bankName' | 'tzProbation' | 'tzRegular' | 'tzDemobilize' | 'tzDepart' | 'entryLearn' | 'entryLearnTime' | 'numberOfWarnings' | 'noTimeNum' | 'isLocked' | 'lockReason' | 'deputyId' | 'deputyFrom' | 'deputyTo' | 'settings' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待激活' | '在职' | '停用' | '离职'; moves: 'audit' | 'disable' | 'enable' | 'depart' | 'rehire' }
    design: { fields: 'id' | 'projectId' | 'projectProductId' | 'projectModuleId' | 'name' | 'type' | 'edition' | 'file' | 'link' | 'userId' | 'planDate' | 'describe' | 'tzReview' | 'status' | 'audit1' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    fileRemark: { fields: 'id' | 'relevanceId' | 'module' | 'fileUrl' | 'fileName' | 'page' | 'second' | 'content' | 'isResolved' | 'resolverId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    impDocument: { fields: 'id' | 'node' | 'name' | 'required' | 'needSign' | 'kinds' | 'template' | 'sort' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    impNodeLog: { fields: 'id' | 'projectId' | 'node' | 'round' | 'impDocumentId' | 'name' | 'required' | 'needSign' | 'status' | 'file' | 'fileHash' | 'uploaderId' | 'tzUpload' | 'auditorId' | 'tzAudit' | 'opinion' | 'trainId' | 'projectProgressId' | 'signature' | 'signer' | 'tzSign' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未上传' | '待审核' | '通过' | '退回' | '客户已签' | '不适用'; moves: 'upload' | 'pass' | 'back' | 'takeTrain' | 'sign' | 'notApply' }
    impPrepare: { fields: 'id' | 'projectId' | 'businessOpportunityId' | 'impDocumentId' | 'name' | 'required' | 'userId' | 'endDate' | 'status' | 'file' | 'uploaderId' | 'tzUpload' | 'auditorId' | 'tzAudit' | 'opinion' | 'source' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未上传' | '待审核' | '通过' | '退回' | '不适用'; moves: 'upload' | 'pass' | 'back' | 'notApply' | 'apply' }
    impRecord: { fields: 'id' | 'projectId' | 'node' | 'type' | 'isReservation' | 'userId' | 'coUserIds' | 'tzStart' | 'tzEnd' | 'hours' | 'days' | 'place' | 'content' | 'result' | 'problem' | 'temporaryId' | 'clientUser' | 'clientPhone' | 'photo' | 'file' | 'status' | 'signature' | 'signer' | 'tzConfirm' | 'contentHash' | 'clientOpinion' | 'satisfaction' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '已预约' | '待填写' | '客户待确认' | '已确认' | '有异议' | '已取消'; moves: 'begin' | 'submit' | 'confirm' | 'dispute' | 'cancel' }
    implementaryProgress: { fields: 'id' | 'projectId' | 'node' | 'name' | 'status' | 'planStart' | 'planEnd' | 'originalEnd' | 'actualStart' | 'actualEnd' | 'lateDays' | 'round' | 'docTotal' | 'docDone' | 'remark' | 'skipReason' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '待确认' | '已完成' | '已跳过'; moves: 'begin' | 'prepared' | 'ask' | 'unask' | 'complete' | 'skip' | 'goBack' | 'reset' }
    milepostAdvanceKind: { fields: 'id' | 'name' | 'direction' | 'excused' | 'maxDays' | 'needFile' | 'sort' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    milepostAdvance: { fields: 'id' | 'milepostId' | 'projectId' | 'kindId' | 'before' | 'after' | 'days' | 'reason' | 'file' | 'status' | 'audit1' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    milepostUserSummary: { fields: 'id' | 'userId' | 'month' | 'total' | 'done' | 'onTime' | 'late' | 'pmoPassed' | 'rate' | 'onTimeRate' | 'score' | 'lateDays' | 'summarize' | 'leaderOpinion' | 'status' | 'tzClose' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    milepost: { fields: 'id' | 'name' | 'projectId' | 'projectProductId' | 'type' | 'userId' | 'userIds' | 'describe' | 'priority' | 'startDate' | 'endDate' | 'originalDate' | 'tzComplete' | 'excusedDays' | 'lateDays' | 'isDelay' | 'monthGoal' | 'goalMonth' | 'goalWeight' | 'goalScore' | 'predict' | 'taskTotal' | 'taskDone' | 'progress' | 'result' | 'file' | 'status' | 'isOver' | 'confirmId' | 'tzConfirm' | 'pmoStatus' | 'tzPmo' | 'opinion' | 'tzUrge' | 'urgeNum' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '待确认' | '已完成' | '取消' | '未确认' | '已确认' | '不通过'; moves: 'start' | 'submit' | 'confirm' | 'notConfirm' | 'cancel' | 'advance' | 'confirmPMO' }
    productDownload: { fields: 'id' | 'productLibraryVersionId' | 'projectId' | 'clientId' | 'userId' | 'reason' | 'status' | 'auditorId' | 'opinion' | 'tzPass' | 'tzExpire' | 'maxTimes' | 'usedTimes' | 'wrongTimes' | 'passwordHash' | 'log' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待审批' | '已通过' | '驳回' | '已失效'; moves: 'pass' | 'reject' | 'expire' }
    productLibraryVersion: { fields: 'id' | 'productLibraryId' | 'name' | 'orderNo' | 'type' | 'baseVersionId' | 'projectId' | 'mergeVersionId' | 'stage' | 'goal' | 'planDate' | 'originalDate' | 'tzRelease' | 'releaserId' | 'releaseNote' | 'bugIds' | 'applyForIds' | 'snapshot' | 'packageFile' | 'file' | 'testReport' | 'userId' | 'testerIds' | 'isLate' | 'isIgnore' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '规划' | '研发中' | '测试中' | '待发布' | '已发布' | '停止维护' | '作废'; moves: 'develop' | 'test' | 'await' | 'replan' | 'rework' | 'retest' | 'release' | 'retire' | 'drop' }
    productLibrary: { fields: 'id' | 'name' | 'code' | 'category' | 'principalId' | 'devPrincipalId' | 'described' | 'cover' | 'file' | 'video' | 'demoUrl' | 'demoAccount' | 'currentVersionId' | 'projectCount' | 'behindCount' | 'isFollow' | 'isIgnore' | 'downloadConfig' | 'isEnable' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectDashboard: { fields: 'id' | 'userId' | 'month' | 'workDays' | 'planDays' | 'actualDays' | 'loadRate' | 'state' | 'projects' | 'users' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectFollow: { fields: 'id' | 'userId' | 'targetType' | 'targetId' | 'projectId' | 'isCare' | 'isIgnore' | 'reason' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectManDay: { fields: 'id' | 'projectId' | 'before' | 'after' | 'delta' | 'isSmall' | 'reason' | 'applyForId' | 'file' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    projectMember: { fields: 'id' | 'projectId' | 'kind' | 'userId' | 'startDate' | 'endDate' | 'load' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectModule: { fields: 'id' | 'projectId' | 'name' | 'sort' | 'userId' | 'describe' | 'source' | 'priority' | 'predecessorIds' | 'tzStart' | 'tzEnd' | 'planStart' | 'planEnd' | 'baseStart' | 'baseEnd' | 'expectHours' | 'actualHours' | 'progress' | 'status' | 'isConflict' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    projectProduce: { fields: 'id' | 'projectId' | 'name' | 'kind' | 'milepostId' | 'userId' | 'receiverId' | 'planDate' | 'originalDate' | 'actualDate' | 'manDay' | 'file' | 'remark' | 'lateDays' | 'status' | 'isOver' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '待确认' | '已完成' | '取消'; moves: 'start' | 'submit' | 'confirm' | 'back' | 'cancel' }
    projectProduct: { fields: 'id' | 'name' | 'productLibraryId' | 'productLibraryVersionId' | 'isUse' | 'initiator' | 'principalId' | 'devPrincipalId' | 'supervise' | 'testerIds' | 'teammateIds' | 'backendIds' | 'foregoingIds' | 'isFollow' | 'tzRetire' | 'budget' | 'startTime' | 'confirmTime' | 'middleTime' | 'textTime' | 'endTime' | 'estimate' | 'projectStatus' | 'statusSort' | 'preStatus' | 'status' | 'described' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'execution' | 'attention' | 'file' | 'type' | 'isDelay' | 'auditStatus' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '立项草稿' | '立项审核' | '驳回' | '规划' | '研发中' | '测试中' | '待发布' | '已发布' | '暂停' | '停止维护'; moves: 'followVersion' | 'pause' | 'resume' | 'retire' | 'withdraw' }
    projectProgress: { fields: 'id' | 'projectId' | 'node' | 'round' | 'stageRound' | 'name' | 'isStageEnd' | 'content' | 'nextPlan' | 'percent' | 'temporaryId' | 'problemCount' | 'report' | 'contentHash' | 'status' | 'confirmId' | 'tzSend' | 'signature' | 'signer' | 'signerPhone' | 'tzSign' | 'signIp' | 'clientOpinion' | 'satisfaction' | 'productSign' | 'productSignerId' | 'tzProductSign' | 'signatureProduct' | 'productSigner' | 'tzSignatureProduct' | 'pdf' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待内部确认' | '客户待确认' | '已确认' | '有异议' | '已完成' | '已作废'; moves: 'submit' | 'confirm' | 'back' | 'sign' | 'dispute' | 'productSign' | 'signatureProduct' | 'complete' | 'void' }
    projectVer: { fields: 'id' | 'projectId' | 'productLibraryVersionId' | 'fromVersionId' | 'name' | 'type' | 'isSmall' | 'content' | 'planDate' | 'userId' | 'bugIds' | 'applyForIds' | 'file' | 'video' | 'needTrain' | 'trainId' | 'round' | 'preId' | 'status' | 'auditStatus' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzDeliver' | 'watched' | 'signature' | 'signer' | 'tzConfirm' | 'contentHash' | 'clientOpinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待一级审核' | '待二级审核' | '待交付' | '客户待确认' | '已确认' | '有异议' | '驳回' | '已撤回' | '已作废'; moves: 'deliver' | 'confirm' | 'dispute' | 'drop' | 'withdraw' }
    project: { fields: 'id' | 'name' | 'code' | 'isTemporary' | 'isUse' | 'isCare' | 'isIgnore' | 'initiator' | 'businessOpportunityId' | 'contractId' | 'clientId' | 'productLibraryId' | 'productLibraryVersionId' | 'principalId' | 'devPrincipalId' | 'impPrincipalId' | 'supervise' | 'budget' | 'startTime' | 'confirmTime' | 'middleTime' | 'textTime' | 'estimate' | 'usedManDay' | 'projectStatus' | 'statusSort' | 'preStatus' | 'tzPause' | 'status' | 'described' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'audit3' | 'opinion3' | 'audit4' | 'opinion4' | 'range' | 'tzContractImp' | 'implementStartTime' | 'implementEndTime' | 'tzAcceptStatus' | 'execution' | 'attention' | 'file' | 'file2' | 'file3' | 'type' | 'isProduct' | 'impNode' | 'impRemarks' | 'isDelay' | 'delayDays' | 'tzNodeEnd' | 'auditStatus' | 'isSmall' | 'isPlain' | 'tzSubmit' | 'tzApprove' | 'reportToken' | 'tzReportToken' | 'testUrl' | 'testAccount' | 'testLogin' | 'testImprove' | 'formalUrl' | 'formalAccount' | 'formalLogin' | 'formalImprove' | 'effectMeetingTime' | 'effectMeetingAddress' | 'effectMeetingUsers' | 'principalDate' | 'devPrincipalDate' | 'impPrincipalDate' | 'backDate' | 'foregoingDate' | 'implementDate' | 'teammatesDate' | 'carryOutDate' | 'back' | 'foregoing' | 'implement' | 'teammates' | 'carryOut' | 'maintainState' | 'tzAldSend' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '立项草稿' | '立项审核' | '驳回' | '待启动' | '准备' | '实施中' | '待验收' | '已验收' | '维护中' | '暂停' | '已结束' | '终止'; moves: 'start' | 'enterImp' | 'toAccept' | 'reopen' | 'accept' | 'pause' | 'resume' | 'temporaryEnd' | 'maintain' | 'finish' | 'terminate' | 'changeManDay' | 'runVersion' | 'withdraw' }
    technicalChallenge: { fields: 'id' | 'name' | 'projectId' | 'projectProductId' | 'level' | 'describe' | 'proposerId' | 'userId' | 'userIds' | 'endDate' | 'plan' | 'result' | 'hours' | 'file' | 'tzSolve' | 'status' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待受理' | '攻关中' | '待验证' | '已解决' | '搁置'; moves: 'accept' | 'submit' | 'solve' | 'back' | 'shelve' }
    train: { fields: 'id' | 'name' | 'type' | 'projectId' | 'node' | 'projectVerId' | 'tzStart' | 'tzEnd' | 'address' | 'teacherId' | 'content' | 'plan' | 'manual' | 'courseware' | 'signFile' | 'photo' | 'video' | 'trainees' | 'traineeCount' | 'satisfaction' | 'hours' | 'status' | 'audit1' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    wbsHour: { fields: 'id' | 'wbsTaskId' | 'userId' | 'date' | 'hours' | 'remain' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    wbsTask: { fields: 'id' | 'projectId' | 'projectModuleId' | 'parentId' | 'sort' | 'code' | 'name' | 'content' | 'userId' | 'priority' | 'tzStart' | 'tzEnd' | 'tzActual' | 'baseStart' | 'baseEnd' | 'expectHours' | 'actualHours' | 'remainHours' | 'progress' | 'status' | 'isDelay' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '完成' | '取消'; moves: 'start' | 'finish' | 'reopen' | 'cancel' }
    businessLog: { fields: 'id' | 'businessOpportunityId' | 'clientId' | 'kind' | 'content' | 'tzLog' | 'nextPlan' | 'dtNext' | 'clientContactIds' | 'before' | 'after' | 'reason' | 'file' | 'place' | 'clientVisitId' | 'demoApplyId' | 'isAuto' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    businessOpportunity: { fields: 'id' | 'name' | 'coreName' | 'abbreviation' | 'serialNumber' | 'clientId' | 'type' | 'from' | 'createDate' | 'salesPersonnel' | 'helperId' | 'performanceFrom' | 'relateId' | 'parentContractId' | 'status' | 'audit1' | 'opinion' | 'schedule' | 'preSchedule' | 'tzSchedule' | 'stageDays' | 'successRate' | 'rateFlag' | 'budgetMyself' | 'budgetSystem' | 'budgetOther' | 'budget' | 'expectMoney' | 'weightedMoney' | 'signDate' | 'system' | 'informatization' | 'competitor' | 'partner' | 'procurementMethod' | 'product' | 'needImp' | 'impRequire' | 'isImport' | 'isFollow' | 'assessmentList' | 'techList' | 'scheme' | 'developmentScheme' | 'sketch' | 'tenderLink' | 'tenderScreenshot' | 'tenderDocument' | 'tzTender' | 'tenderMargin' | 'bidFile' | 'bidNotice' | 'zfcgId' | 'loseReason' | 'winner' | 'tzLastLog' | 'dtNext' | 'isUse' | 'tzSubmit' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '线索' | '初步接洽' | '需求确认' | '方案演示' | '招投标' | '商务谈判' | '赢单' | '输单' | '搁置'; moves: 'advance' | 'back' | 'win' | 'signed' | 'unsigned' | 'lose' | 'hold' | 'resume' | 'withdraw' }
    businessProduct: { fields: 'id' | 'name' | 'businessOpportunityId' | 'productLibraryId' | 'productVersion' | 'quantity' | 'money' | 'isMain' | 'demand' | 'competitor' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    businessTask: { fields: 'id' | 'name' | 'businessOpportunityId' | 'userId' | 'describe' | 'priority' | 'dtEnd' | 'status' | 'isTop' | 'result' | 'file' | 'tzComplete' | 'businessLogId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未开始' | '进行中' | '已完成' | '已取消'; moves: 'start' | 'complete' | 'cancel' | 'reopen' }
    clientContact: { fields: 'id' | 'name' | 'clientId' | 'department' | 'position' | 'role' | 'phone' | 'telephone' | 'wechat' | 'email' | 'address' | 'birthday' | 'attitude' | 'isKey' | 'isUse' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    clientProduct: { fields: 'id' | 'name' | 'clientId' | 'productLibraryId' | 'state' | 'productVersion' | 'systemHas' | 'competitor' | 'demand' | 'budget' | 'isFollow' | 'followReason' | 'contractId' | 'dtOnline' | 'url' | 'loginName' | 'lastVisitId' | 'tzFollow' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    clientVisit: { fields: 'id' | 'clientId' | 'businessOpportunityId' | 'clientContactIds' | 'companionIds' | 'tzVisit' | 'status' | 'department' | 'depPlace' | 'director' | 'tel' | 'content' | 'photo' | 'place' | 'distance' | 'productLibraryId' | 'systemHas' | 'demand' | 'tzNext' | 'tzDone' | 'applyForId' | 'logSynced' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '计划' | '已拜访' | '已补录' | '已取消'; moves: 'visit' | 'supplement' | 'cancel' | 'toApplyFor' }
    client: { fields: 'id' | 'name' | 'abbreviation' | 'normalName' | 'alias' | 'type' | 'grade' | 'status' | 'audit1' | 'opinion' | 'lifeStage' | 'ownership' | 'userId' | 'helperId' | 'initiator' | 'tzOwned' | 'tzLastContact' | 'tzNextContact' | 'province' | 'city' | 'district' | 'isProvincial' | 'isMunicipal' | 'site' | 'place' | 'website' | 'linkman' | 'phone' | 'telephone' | 'account' | 'accountId' | 'bank' | 'accountNumber' | 'invoicingMode' | 'needBusiness' | 'construct' | 'vpn' | 'isUse' | 'sort' | 'tzSubmit' | 'contractCount' | 'tzPay' | 'mergedIntoId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    contract: { fields: 'id' | 'name' | 'contractNumber' | 'clientId' | 'businessOpportunityId' | 'parentId' | 'initiator' | 'selfCompany' | 'unit' | 'form' | 'way' | 'payWay' | 'template' | 'affiliation' | 'area' | 'money' | 'hardware' | 'software' | 'service' | 'advancePayment' | 'earnest' | 'earnestMoney' | 'approvedMoney' | 'totalMoney' | 'receivedMoney' | 'remainMoney' | 'invoiceMoney' | 'reservedMoney' | 'invoiceLimit' | 'balance' | 'invoicedUnpaid' | 'receivedRate' | 'free' | 'invoice' | 'invoiceType' | 'invoiceDate' | 'invoiceIgnore' | 'isSmall' | 'newClient' | 'upgrade' | 'personNumber' | 'signDate' | 'signer' | 'needMaintain' | 'maintainMonths' | 'maintainMoney' | 'dtMaintainStart' | 'maintainDate' | 'dtLastMain' | 'contractFile' | 'contractChapter' | 'secureFile' | 'acceptanceFile' | 'dtAccept' | 'status' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'stage' | 'tzSubmit' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '待签署' | '已签署' | '履行中' | '履行完毕' | '已归档' | '已终止'; moves: 'sign' | 'start' | 'accept' | 'finish' | 'archive' | 'terminate' | 'handOver' | 'void' | 'withdraw' }
    giftGive: { fields: 'id' | 'clientId' | 'clientContactId' | 'giftTypeId' | 'quantity' | 'price' | 'money' | 'year' | 'festival' | 'userId' | 'dtGive' | 'photo' | 'isGiven' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'; moves: 'give' | 'void' | 'withdraw' }
    giftType: { fields: 'id' | 'name' | 'price' | 'unit' | 'received' | 'given' | 'stock' | 'reserved' | 'available' | 'picture' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    invoicingConfig: { fields: 'id' | 'kind' | 'title' | 'taxNo' | 'selfCompany' | 'clientId' | 'address' | 'tel' | 'bank' | 'account' | 'email' | 'singleLimit' | 'monthLimit' | 'monthLimits' | 'taxRates' | 'isDefault' | 'isEnable' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    invoicingPlan: { fields: 'id' | 'name' | 'contractId' | 'userId' | 'year' | 'month' | 'type' | 'money' | 'invoicedMoney' | 'reservedMoney' | 'dtReceive' | 'receivedMoney' | 'isDue' | 'isTop' | 'isComplete' | 'status' | 'detail' | 'selfCompany' | 'account' | 'isCancel' | 'remarks' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    invoicing: { fields: 'id' | 'applyNumber' | 'contractId' | 'invoicingPlanId' | 'clientId' | 'isOther' | 'otherReason' | 'isRed' | 'blueId' | 'sellerId' | 'buyerId' | 'sellerTitle' | 'buyerTitle' | 'type' | 'item' | 'detail' | 'taxRate' | 'money' | 'amountNoTax' | 'tax' | 'status' | 'initiator' | 'tzSubmit' | 'auditorId' | 'opinion' | 'completerId' | 'invoiceNumber' | 'dtInvoice' | 'invoiceFile' | 'email' | 'reason' | 'isUsed' | 'redConfirmNumber' | 'tzConfirmEnd' | 'flushedMoney' | 'flushingMoney' | 'netMoney' | 'remark' | 'file' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待审核' | '待对方确认' | '待开票' | '已开票' | '部分红冲' | '已红冲' | '驳回' | '已撤回' | '已失效' | '已作废'; moves: 'submit' | 'audit' | 'refuse' | 'withdraw' | 'auditWithdraw' | 'complete' | 'flush' | 'lapse' | 'buyerConfirm' | 'buyerRefuse' | 'void' }
    keyword: { fields: 'id' | 'word' | 'exclude' | 'kinds' | 'province' | 'minBudget' | 'userIds' | 'hitCount' | 'isEnable' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    maintainDateChange: { fields: 'id' | 'name' | 'contractId' | 'maintenanceId' | 'oldDate' | 'newDate' | 'days' | 'kind' | 'money' | 'renewContractId' | 'reason' | 'file' | 'initiator' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'withdraw' }
    maintenance: { fields: 'id' | 'name' | 'contractId' | 'clientId' | 'dtStart' | 'dtEnd' | 'isFree' | 'money' | 'renewContractId' | 'userId' | 'status' | 'daysLeft' | 'tzStop' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    returnedMoneyApply: { fields: 'id' | 'name' | 'contractId' | 'contractNumber' | 'clientId' | 'returnedMoneyId' | 'userId' | 'detail' | 'money' | 'advance' | 'refund' | 'dtReceived' | 'status' | 'audit1' | 'opinion' | 'tzSubmit' | 'tzAudit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: 'void' | 'withdraw' }
    returnedMoney: { fields: 'id' | 'contractId' | 'contractNumber' | 'client' | 'clientId' | 'userId' | 'area' | 'allMoney' | 'advanceMoney' | 'receivedMoney' | 'back' | 'remainingMoney' | 'invoice' | 'dtDue' | 'overdueMoney' | 'overdueDays' | 'status' | 'isFollow' | 'options' | 'dtNext' | 'tzRetire' | 'isBadDebt' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    zfcg: { fields: 'id' | 'title' | 'kind' | 'tenderNumber' | 'source' | 'url' | 'buyer' | 'agency' | 'province' | 'city' | 'budget' | 'tzPublish' | 'tzDeadline' | 'content' | 'winner' | 'winMoney' | 'words' | 'clientId' | 'status' | 'userId' | 'businessOpportunityId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '新公告' | '已关注' | '已转商机' | '已忽略'; moves: 'watch' | 'ignore' | 'toBusiness' }
    category: { fields: 'id' | 'name' | 'parentId' | 'icon' | 'cover' | 'sort' | 'isEnable' | 'level' | 'courseCount' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseAssign: { fields: 'id' | 'courseId' | 'target' | 'roleId' | 'departmentId' | 'userId' | 'dueDate' | 'dueDays' | 'isEnable' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseAttempt: { fields: 'id' | 'courseLogId' | 'chapterId' | 'number' | 'paper' | 'answers' | 'score' | 'isPass' | 'status' | 'tzStart' | 'tzEnd' | 'tzSubmit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseChapterLog: { fields: 'id' | 'courseLogId' | 'chapterId' | 'ranges' | 'watched' | 'furthest' | 'position' | 'readSeconds' | 'seconds' | 'isEnd' | 'draft' | 'best' | 'isFinish' | 'tzFinish' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseChapter: { fields: 'id' | 'courseId' | 'name' | 'sort' | 'type' | 'isRequired' | 'video' | 'duration' | 'file' | 'minSeconds' | 'passScore' | 'limitMinutes' | 'drawCount' | 'allowSeek' | 'content' | 'seconds' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseComment: { fields: 'id' | 'courseId' | 'userId' | 'content' | 'fraction' | 'parentId' | 'isTeacher' | 'status' | 'isHide' | 'hideReason' | 'likeUserIds' | 'likeCount' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '显示' | '隐藏'; moves: 'hide' | 'show' }
    courseLog: { fields: 'id' | 'courseId' | 'userId' | 'status' | 'isRequired' | 'dueDate' | 'isLate' | 'progress' | 'seconds' | 'assigned' | 'daySeconds' | 'lastChapterId' | 'isLike' | 'isCollect' | 'fraction' | 'courseVersion' | 'tzStart' | 'tzLast' | 'tzFinish' | 'creditTaken' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未学' | '学习中' | '已学完' | '已评分'; moves: 'start' | 'finish' | 'rate' | 'unrate' | 'again' }
    courseQuestion: { fields: 'id' | 'chapterId' | 'type' | 'content' | 'images' | 'options' | 'answer' | 'score' | 'analysis' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    courseSession: { fields: 'id' | 'userId' | 'chapterId' | 'seq' | 'bank' | 'tzOpen' | 'tzBeat' | 'isOpen' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    course: { fields: 'id' | 'name' | 'categoryId' | 'cover' | 'summary' | 'content' | 'target' | 'level' | 'tags' | 'teacherId' | 'lecturer' | 'productLibraryId' | 'isOpen' | 'roleIds' | 'departmentIds' | 'isOrdered' | 'isEntry' | 'attempts' | 'credit' | 'file' | 'status' | 'audit1' | 'opinion' | 'shelf' | 'courseVersion' | 'checks' | 'tzPublish' | 'isTop' | 'sort' | 'duration' | 'chapterCount' | 'learnCount' | 'finishCount' | 'likeCount' | 'collectCount' | 'commentCount' | 'fraction' | 'fractionCount' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未上架' | '已上架' | '已下架'; moves: 'offShelf' | 'onShelf' | 'top' | 'void' | 'withdraw' }
    documentation: { fields: 'id' | 'name' | 'type' | 'categoryId' | 'courseId' | 'productLibraryId' | 'route' | 'content' | 'file' | 'keywords' | 'docVersion' | 'status' | 'tzPublish' | 'readCount' | 'goodCount' | 'badCount' | 'isTop' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '已发布' | '已停用'; moves: 'publish' | 'stop' }
    applyFor: { fields: 'id' | 'code' | 'name' | 'type' | 'summarize' | 'describe' | 'reason' | 'file' | 'clientId' | 'projectId' | 'projectName' | 'module' | 'wbsId' | 'projectProgressId' | 'temporaryId' | 'bugId' | 'user' | 'phone' | 'date' | 'priority' | 'severity' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'isReject' | 'designatedPerson' | 'predictFront' | 'predictRear' | 'predict' | 'actualHours' | 'chargeMode' | 'quotation' | 'solverId' | 'testerId' | 'closerId' | 'collaborator' | 'notifyPerson' | 'auditStatus' | 'stage' | 'status' | 'preStatus' | 'endTime' | 'originalTime' | 'updateDate' | 'updateStatus' | 'adjustTimes' | 'tzSubmit' | 'tzAudit' | 'tzFinish' | 'tzTest' | 'testResult' | 'testBack' | 'tzPublish' | 'productLibraryVersionId' | 'tzClose' | 'needSign' | 'signToken' | 'tzSignToken' | 'signature' | 'signer' | 'signHash' | 'clientOpinion' | 'impApply' | 'syncId' | 'syncStatus' | 'syncWait' | 'delayDays' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未通过' | '待排期' | '开发中' | '待测试' | '待发布' | '待客户确认' | '已完成' | '已关闭' | '暂缓' | '已转缺陷'; moves: 'schedule' | 'toTest' | 'test' | 'publish' | 'askSign' | 'sign' | 'complete' | 'delivered' | 'close' | 'hold' | 'resume' | 'toBug' | 'dateAsked' | 'dateAgreed' | 'dateRefused' | 'dateTakenBack' | 'withdraw' }
    bugChange: { fields: 'id' | 'bugId' | 'originalDate' | 'oldDate' | 'newDate' | 'days' | 'cause' | 'sequence' | 'userId' | 'auditorId' | 'status' | 'opinion' | 'tzAudit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待审核' | '同意' | '拒绝' | '已撤回' | '已失效'; moves: 'audit' | 'withdraw' | 'lapse' }
    bug: { fields: 'id' | 'code' | 'name' | 'type' | 'severity' | 'priority' | 'source' | 'stage' | 'step' | 'file' | 'projectId' | 'module' | 'wbsId' | 'applyForId' | 'projectProgressId' | 'temporaryId' | 'providerId' | 'clientUser' | 'userId' | 'solverId' | 'testerId' | 'closerId' | 'collaborator' | 'supervise' | 'supervising' | 'predictFront' | 'predictRear' | 'predict' | 'actualHours' | 'status' | 'preStatus' | 'resolution' | 'duplicateId' | 'cause' | 'solveResult' | 'needResult' | 'resultFile' | 'testResult' | 'backOpinion' | 'isReject' | 'testBack' | 'reopenTimes' | 'solveTimes' | 'endTime' | 'originalTime' | 'finishDate' | 'updateDate' | 'updateStatus' | 'updateDateOpinion' | 'adjustTimes' | 'tzSubmit' | 'tzRespond' | 'tzTest' | 'tzComplete' | 'respondLate' | 'delayDays' | 'impApply' | 'syncId' | 'syncStatus' | 'syncWait' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待确认' | '已确认' | '处理中' | '待测试' | '待关闭' | '已关闭' | '退回' | '挂起'; moves: 'submit' | 'withdraw' | 'confirm' | 'back' | 'start' | 'solve' | 'test' | 'close' | 'reopen' | 'hang' | 'resume' | 'supervise' | 'toApplyFor' | 'dateAsked' | 'dateAgreed' | 'dateRefused' | 'dateTakenBack' }
    change: { fields: 'id' | 'targetType' | 'targetId' | 'title' | 'projectId' | 'originalDate' | 'oldDate' | 'newDate' | 'days' | 'cause' | 'file' | 'sequence' | 'userId' | 'auditorId' | 'status' | 'opinion' | 'tzAudit' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待审核' | '同意' | '拒绝' | '已撤回' | '已失效'; moves: 'audit' | 'withdraw' | 'lapse' }
    clientSync: { fields: 'id' | 'clientId' | 'projectId' | 'targetType' | 'targetId' | 'payload' | 'status' | 'tries' | 'tzNext' | 'tzDone' | 'error' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    dailyWork: { fields: 'id' | 'userId' | 'date' | 'taskDayId' | 'hours' | 'progress' | 'summarize' | 'plan' | 'problem' | 'placeReason' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'source' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    extraTask: { fields: 'id' | 'name' | 'type' | 'describe' | 'file' | 'userId' | 'confirmerId' | 'projectId' | 'priority' | 'sort' | 'date' | 'predict' | 'actualHours' | 'needConfirm' | 'result' | 'opinion' | 'status' | 'tzComplete' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待确认' | '进行中' | '已完成' | '驳回' | '取消'; moves: 'confirm' | 'reject' | 'submit' | 'complete' | 'cancel' }
    goalPlan: { fields: 'id' | 'name' | 'type' | 'year' | 'quarter' | 'month' | 'week' | 'startDate' | 'endDate' | 'parentId' | 'userId' | 'departmentId' | 'projectId' | 'content' | 'weight' | 'progress' | 'result' | 'status' | 'isDelay' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '进行中' | '已完成' | '未完成' | '已取消'; moves: 'start' | 'finish' | 'fail' | 'cancel' | 'typeChange' }
    manageReport: { fields: 'id' | 'userId' | 'departmentId' | 'year' | 'month' | 'figures' | 'progress' | 'team' | 'problem' | 'plan' | 'summarize' | 'pmoId' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    marketWork: { fields: 'id' | 'userId' | 'date' | 'taskDayId' | 'hours' | 'visits' | 'visitCount' | 'opportunityCount' | 'progress' | 'summarize' | 'plan' | 'problem' | 'placeReason' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    meetingKind: { fields: 'id' | 'name' | 'type' | 'rule' | 'isEnable' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    okrCheck: { fields: 'id' | 'okrId' | 'userId' | 'date' | 'weekStart' | 'value' | 'confidence' | 'text' | 'status' | 'isMiss' | 'tzFill' | 'confirmerId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待跟进' | '已跟进' | '已确认' | '缺失' | '免除'; moves: 'fill' | 'confirm' | 'miss' }
    okr: { fields: 'id' | 'name' | 'kind' | 'parentId' | 'userId' | 'departmentId' | 'year' | 'quarter' | 'weight' | 'unit' | 'start' | 'target' | 'current' | 'frequency' | 'weighed' | 'progress' | 'confidence' | 'endDate' | 'score' | 'selfScore' | 'status' | 'confirmerId' | 'isConfirm' | 'tzConfirm' | 'opinion' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草拟' | '待确认' | '进行中' | '待评分' | '已归档' | '退回'; moves: 'submit' | 'confirm' | 'back' | 'selfScore' | 'score' | 'reviseStart' }
    planItem: { fields: 'id' | 'taskDayId' | 'taskWeekId' | 'weekendTaskId' | 'sourceType' | 'sourceId' | 'title' | 'projectId' | 'planHours' | 'actualHours' | 'remainHours' | 'progress' | 'isDone' | 'output' | 'outputFile' | 'reason' | 'days' | 'dispatcherId' | 'isCarry' | 'count' | 'sort' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    pmoAssign: { fields: 'id' | 'content' | 'userId' | 'senderId' | 'projectId' | 'date' | 'priority' | 'file' | 'status' | 'isOver' | 'result' | 'resultFile' | 'opinion' | 'tzAccept' | 'tzResult' | 'tzComplete' | 'delayDays' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待接收' | '处理中' | '待确认' | '已完成' | '退回' | '已取消'; moves: 'accept' | 'result' | 'confirm' | 'back' | 'cancel' }
    pmoWork: { fields: 'id' | 'userId' | 'weekStart' | 'figures' | 'progress' | 'risk' | 'plan' | 'summarize' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    taskDay: { fields: 'id' | 'userId' | 'date' | 'summarize' | 'summarized' | 'workDayId' | 'stage' | 'isEstimate' | 'isEstimateLate' | 'isSave' | 'isConfirm' | 'pmoConfirm' | 'isLeave' | 'needCalc' | 'notCalcReason' | 'confirmerId' | 'backOpinion' | 'tzEstimate' | 'tzSave' | 'tzConfirm' | 'tzPmo' | 'planHours' | 'actualHours' | 'doneRate' | 'status' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未预估' | '已预估' | '已保存' | '退回' | '已确认' | 'PMO已确认'; moves: 'estimate' | 'save' | 'confirm' | 'back' | 'pmoConfirm' | 'pmoCancel' }
    taskUsers: { fields: 'id' | 'taskId' | 'userId' | 'type' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    taskWeek: { fields: 'id' | 'userId' | 'weekStart' | 'year' | 'month' | 'week' | 'goal' | 'planHours' | 'actualHours' | 'itemCount' | 'doneCount' | 'doneRate' | 'status' | 'isEstimate' | 'isSave' | 'isConfirm' | 'pmoConfirm' | 'isLeave' | 'needCalc' | 'summarize' | 'summarized' | 'workDayId' | 'weekTaskCombId' | 'confirmerId' | 'opinion' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '已提交' | '已下发' | '已保存' | '退回' | '已确认' | 'PMO已确认'; moves: 'submit' | 'send' | 'save' | 'confirm' | 'back' | 'pmoConfirm' }
    task: { fields: 'id' | 'name' | 'type' | 'describe' | 'file' | 'projectId' | 'milepostTaskId' | 'wbsId' | 'userId' | 'designee' | 'auditor1' | 'auditor2' | 'supervise' | 'supervising' | 'priority' | 'sort' | 'date' | 'originalTime' | 'predict' | 'weight' | 'actualHours' | 'needConfirm' | 'attachmentRequired' | 'attachments' | 'resultDescribe' | 'weeklyCycle' | 'aboriginal' | 'status' | 'preStatus' | 'auditStatus' | 'opinion' | 'tzAgree' | 'endTime' | 'cause' | 'updateDate' | 'updateStatus' | 'changeTime' | 'adjustTimes' | 'adjustor' | 'tzPause' | 'pauseDays' | 'delayDays' | 'postponeDays' | 'isDelay' | 'isOver' | 'comments' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待确认' | '待开始' | '进行中' | '待审核' | '已完成' | '暂停' | '取消'; moves: 'publish' | 'confirm' | 'refuse' | 'start' | 'sendResult' | 'approve' | 'reject' | 'withdrawResult' | 'pause' | 'resume' | 'cancel' | 'reopen' | 'supervise' | 'reassign' | 'endCycle' | 'dateAsked' | 'dateAgreed' | 'dateRefused' | 'dateTakenBack' | 'ofMilepost' }
    weekTaskComb: { fields: 'id' | 'name' | 'weekStart' | 'year' | 'month' | 'week' | 'departmentId' | 'projectId' | 'userId' | 'userIds' | 'goal' | 'summarize' | 'workDayId' | 'status' | 'planCount' | 'doneCount' | 'planHours' | 'actualHours' | 'doneRate' | 'tzSend' | 'tzComplete' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '编制中' | '已下发' | '已完成' | '已作废'; moves: 'send' | 'complete' | 'void' }
    weekTaskSnapshot: { fields: 'id' | 'weekTaskCombId' | 'kind' | 'weekStart' | 'tzSnapshot' | 'userId' | 'content' | 'planCount' | 'doneCount' | 'planHours' | 'actualHours' | 'doneRate' | 'added' | 'removed' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never; moves: never }
    weekWork: { fields: 'id' | 'userId' | 'weekStart' | 'date' | 'taskWeekId' | 'hours' | 'doneRate' | 'progress' | 'summarize' | 'plan' | 'problem' | 'file' | 'coordinate' | 'manager' | 'status' | 'timeliness' | 'tzOpen' | 'tzDue' | 'tzLock' | 'tzSubmit' | 'tzRead' | 'readers' | 'score' | 'opinion' | 'unlockAsk' | 'unlockCount' | 'tzUnlock' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未填' | '草稿' | '已提交' | '已阅' | '已点评' | '退回' | '已锁定' | '免交'; moves: 'submit' | 'withdraw' | 'read' | 'remark' | 'back' | 'lock' | 'exempt' | 'applyUnlock' | 'unlock' }
    weekendTask: { fields: 'id' | 'userId' | 'date' | 'reason' | 'planHours' | 'actualHours' | 'place' | 'status' | 'isEstimate' | 'isSave' | 'isConfirm' | 'pmoConfirm' | 'isLeave' | 'needCalc' | 'summarize' | 'summarized' | 'workDayId' | 'confirmerId' | 'opinion' | 'overtimeId' | 'tzSave' | 'isMiss' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '草稿' | '待审批' | '已批准' | '驳回' | '已保存' | '退回' | '已确认' | 'PMO已确认' | '取消'; moves: 'submit' | 'approve' | 'reject' | 'save' | 'confirm' | 'back' | 'pmoConfirm' | 'cancel' }
    workDayAttend: { fields: 'id' | 'workDayId' | 'userId' | 'status' | 'mustAttend' | 'reason' | 'tzReply' | 'tzSign' | 'isLate' | 'isExcused' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待确认' | '参加' | '请假' | '缺席'; moves: 'accept' | 'decline' | 'sign' | 'excuse' | 'miss' | 'askAgain' }
    workDay: { fields: 'id' | 'name' | 'kind' | 'date' | 'endDate' | 'address' | 'work' | 'hostId' | 'userIds' | 'visitor' | 'relevanceId' | 'relevanceModule' | 'impType' | 'file' | 'summary' | 'recorderId' | 'endSummary' | 'sore' | 'needOpen' | 'background' | 'logo' | 'color' | 'status' | 'tzSummary' | 'summaryLate' | 'attendRate' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '待召开' | '进行中' | '待纪要' | '已完成' | '已取消'; moves: 'begin' | 'end' | 'summary' | 'score' | 'cancel' }
  }
  interface Dicts {
    'affiliation': true
    'appealKind': true
    'applyForType': true
    'area': true
    'bank': true
    'bugPriority': true
    'bugResolution': true
    'bugSource': true
    'bugStage': true
    'bugType': true
    'businessFrom': true
    'businessType': true
    'challengeLevel': true
    'clientGrade': true
    'clientType': true
    'comeGoType': true
    'company': true
    'contactRole': true
    'contractForm': true
    'contractTemplate': true
    'contractUnit': true
    'contractWay': true
    'courseLevel': true
    'courseTag': true
    'demoWay': true
    'designType': true
    'documentType': true
    'documentationType': true
    'environment': true
    'expenseKind': true
    'expenseType': true
    'festival': true
    'fileCategory': true
    'followOption': true
    'gender': true
    'goalPlanType': true
    'impType': true
    'invoiceItem': true
    'invoicingMode': true
    'leaveKind': true
    'lessType': true
    'loseReason': true
    'meetingType': true
    'milepostType': true
    'monthType': true
    'okrFrequency': true
    'otherType': true
    'payMethod': true
    'payWay': true
    'paymentKind': true
    'position': true
    'priority': true
    'procurementMethod': true
    'produceKind': true
    'productCategory': true
    'projectRange': true
    'projectType': true
    'quarter': true
    'receiveCategory': true
    'receiveWay': true
    'redReason': true
    'remindFamily': true
    'restKind': true
    'roleTag': true
    'salaryKind': true
    'sealKind': true
    'sealUseKind': true
    'serverType': true
    'severity': true
    'taskType': true
    'tenderKind': true
    'testKind': true
    'trainType': true
    'userGroup': true
    'violateKind': true
    'week': true
  }
  interface Operations {
    '*': true
    'admin:manage': true
    'admin:resetPassword': true
    'applyFor:apply': true
    'applyFor:audit1': true
    'applyFor:audit2': true
    'applyFor:manage': true
    'applyFor:publish': true
    'attendance:apply': true
    'attendance:audit1': true
    'attendance:audit2': true
    'attendance:manage': true
    'bug:apply': true
    'bug:close': true
    'bug:manage': true
    'businessOpportunity:apply': true
    'businessOpportunity:audit': true
    'businessOpportunity:manage': true
    'category:manage': true
    'changeTime:audit': true
    'checkOnWork:manage': true
    'client:apply': true
    'client:assign': true
    'client:audit': true
    'client:bank': true
    'client:manage': true
    'client:merge': true
    'client:vpn': true
    'clientVisit:apply': true
    'comment:create': true
    'config:manage': true
    'contract:apply': true
    'contract:audit1': true
    'contract:audit2': true
    'contract:manage': true
    'contract:money': true
    'contract:void': true
    'course:apply': true
    'course:manage': true
    'dailyWork:manage': true
    'dailyWork:read': true
    'data:export': true
    'data:import': true
    'debug:read': true
    'deduction:audit1': true
    'deduction:audit2': true
    'demoApply:apply': true
    'demoApply:audit': true
    'demoApply:manage': true
    'department:manage': true
    'dict:manage': true
    'document:manage': true
    'documentation:manage': true
    'entry:apply': true
    'entry:audit1': true
    'entry:audit2': true
    'entry:manage': true
    'file:apply': true
    'file:audit': true
    'file:manage': true
    'file:share': true
    'finance:manage': true
    'finance:show': true
    'flow:manage': true
    'gift:apply': true
    'gift:audit': true
    'gift:manage': true
    'goalPlan:manage': true
    'holiday:manage': true
    'iframe:open': true
    'impNodeLog:upload': true
    'impRecord:apply': true
    'impRecord:manage': true
    'invoicing:apply': true
    'invoicing:audit': true
    'invoicing:complete': true
    'invoicing:flushRed': true
    'invoicing:ilimit': true
    'invoicing:manage': true
    'invoicingConfig:apply': true
    'invoicingConfig:manage': true
    'invoicingPlan:edit': true
    'keyword:manage': true
    'log:read': true
    'maintainDateChange:apply': true
    'maintainDateChange:audit': true
    'maintenance:manage': true
    'manageReport:edit': true
    'manageReport:pmo': true
    'meetingKind:manage': true
    'menu:manage': true
    'message:send': true
    'metabase:open': true
    'milepost:confirm': true
    'milepost:edit': true
    'milepost:manage': true
    'milepost:pmo': true
    'milepostAdvance:apply': true
    'milepostAdvance:manage': true
    'money:apply': true
    'money:audit1': true
    'money:audit2': true
    'money:manage': true
    'moneyComeGo:apply': true
    'moneyPayroll:audit1': true
    'moneyPayroll:audit2': true
    'moneyPayroll:calc': true
    'moneyPayroll:pay': true
    'moneySalary:manage': true
    'moneyServer:manage': true
    'officialSeal:apply': true
    'officialSeal:audit': true
    'officialSeal:audit1': true
    'officialSeal:audit2': true
    'officialSeal:manage': true
    'okr:manage': true
    'overtime:apply': true
    'overtime:audit': true
    'overtime:manage': true
    'performance:audit': true
    'performance:manage': true
    'performance:report': true
    'pmoAssign:manage': true
    'pmoWork:edit': true
    'processImage:manage': true
    'productDownload:manage': true
    'productLibrary:apply': true
    'productLibrary:audit': true
    'productLibrary:manage': true
    'productLibrary:release': true
    'productLibrary:resetPwd': true
    'productLibrary:upload': true
    'project:apply': true
    'project:audit1': true
    'project:audit2': true
    'project:audit3': true
    'project:audit4': true
    'project:edit': true
    'project:manage': true
    'project:money': true
    'project:pmo': true
    'project:secret': true
    'projectProduct:apply': true
    'projectProduct:audit1': true
    'projectProduct:audit2': true
    'projectProduct:manage': true
    'projectReport:read': true
    'receive:apply': true
    'receive:audit': true
    'receive:manage': true
    'remind:manage': true
    'restDay:apply': true
    'restDay:audit': true
    'restDay:manage': true
    'returnedMoney:apply': true
    'returnedMoney:audit': true
    'returnedMoney:badDebt': true
    'returnedMoney:manage': true
    'role:manage': true
    'socialInsurance:manage': true
    'socialRule:manage': true
    'submitExpense:apply': true
    'submitExpense:audit1': true
    'submitExpense:audit2': true
    'submitExpense:manage': true
    'submitExpense:pay': true
    'submitMonth:audit1': true
    'submitMonth:audit2': true
    'submitSalary:audit1': true
    'submitSalary:audit2': true
    'sync:manage': true
    'task:apply': true
    'task:audit': true
    'task:dispatch': true
    'task:manage': true
    'taskDay:confirm': true
    'taskDay:pmo': true
    'taxRule:manage': true
    'testApply:apply': true
    'testApply:audit': true
    'testApply:manage': true
    'train:apply': true
    'train:audit': true
    'train:manage': true
    'user:audit': true
    'user:disable': true
    'user:edit': true
    'user:handover': true
    'user:logAssistant': true
    'user:logCpjl': true
    'user:logDarwin': true
    'user:logEngineer': true
    'user:private': true
    'user:read': true
    'user:salary': true
    'user:sync': true
    'user:unlock': true
    'violate:apply': true
    'violate:audit': true
    'violate:manage': true
    'wbsTask:edit': true
    'workDay:apply': true
    'workDay:manage': true
    'zfcg:view': true
  }
  interface Handlers {
    'admin/check': true
    'admin/saved': true
    'administration/dayKind': true
    'administration/leader': true
    'applyFor/askSign': true
    'applyFor/charge': true
    'applyFor/check': true
    'applyFor/removing': true
    'applyFor/signing': true
    'applyFor/toBug': true
    'attendanceMonth/due': true
    'attendancePunch/wholeMinute': true
    'bug/check': true
    'bug/closing': true
    'bug/removing': true
    'bug/reopening': true
    'bug/toApplyFor': true
    'businessLog/check': true
    'businessLog/saved': true
    'businessOpportunity/advance': true
    'businessOpportunity/approved': true
    'businessOpportunity/back': true
    'businessOpportunity/check': true
    'businessOpportunity/staged': true
    'businessProduct/oneMain': true
    'businessTask/complete': true
    'category/id': true
    'checkOnWork/object': true
    'checkOnWork/reply': true
    'checkOnWork/rule': true
    'client/approved': true
    'client/check': true
    'client/duplicates': true
    'client/normalName': true
    'client/void': true
    'clientProduct/check': true
    'clientVisit/arrive': true
    'clientVisit/distance': true
    'clientVisit/done': true
    'clientVisit/toApplyFor': true
    'comment/check': true
    'comment/removing': true
    'comment/saved': true
    'config/check': true
    'config/id': true
    'config/removing': true
    'contract/acceptOnce': true
    'contract/accepted': true
    'contract/approve': true
    'contract/approved': true
    'contract/archived': true
    'contract/check': true
    'contract/finish': true
    'contract/finished': true
    'contract/isSmall': true
    'contract/removing': true
    'contract/signed': true
    'contract/submit': true
    'contract/terminate': true
    'contract/terminated': true
    'contract/void': true
    'contract/voided': true
    'course/approve': true
    'course/approved': true
    'course/check': true
    'course/id': true
    'course/onShelf': true
    'course/submit': true
    'course/top': true
    'courseAssign/removing': true
    'courseAssign/saved': true
    'courseChapter/duration': true
    'courseComment/check': true
    'courseLog/finished': true
    'courseQuestion/check': true
    'deduction/cap': true
    'demoApply/free': true
    'department/check': true
    'department/removing': true
    'dict/check': true
    'dict/removing': true
    'dictType/removing': true
    'document/check': true
    'document/publish': true
    'document/published': true
    'document/removing': true
    'documentUser/check': true
    'documentUser/removing': true
    'documentUser/saved': true
    'documentation/check': true
    'entry/arrived': true
    'entry/arrives': true
    'entry/exam': true
    'entry/examined': true
    'entry/learnt': true
    'entry/leaves': true
    'entryItem/after': true
    'entryItem/ticked': true
    'entryItem/ticking': true
    'extraTask/check': true
    'extraTask/counted': true
    'fileAudit/approved': true
    'fileAudit/check': true
    'fileAudit/unused': true
    'fileRemark/check': true
    'financePeriod/close': true
    'financePeriod/closed': true
    'financePeriod/neighbours': true
    'financePeriod/opened': true
    'financePeriod/removing': true
    'financePeriod/reopen': true
    'giftGive/check': true
    'giftGive/yearLimit': true
    'goalPlan/check': true
    'goalPlan/leave': true
    'goalPlan/rollUp': true
    'holiday/check': true
    'holiday/removing': true
    'impDocument/kinds': true
    'impNodeLog/check': true
    'impNodeLog/signing': true
    'impNodeLog/uploading': true
    'impPrepare/check': true
    'impRecord/check': true
    'impRecord/days': true
    'impRecord/removing': true
    'impRecord/submitting': true
    'implementaryProgress/begun': true
    'implementaryProgress/check': true
    'implementaryProgress/completed': true
    'implementaryProgress/completing': true
    'implementaryProgress/done': true
    'implementaryProgress/goingBack': true
    'implementaryProgress/goneBack': true
    'implementaryProgress/skipping': true
    'invoicing/amountNoTax': true
    'invoicing/audit': true
    'invoicing/check': true
    'invoicing/complete': true
    'invoicing/decided': true
    'invoicing/submit': true
    'invoicingConfig/approved': true
    'invoicingConfig/check': true
    'invoicingPlan/check': true
    'invoicingPlan/removing': true
    'keyword/changed': true
    'keyword/removed': true
    'line/check': true
    'line/removing': true
    'line/saved': true
    'maintainDateChange/approve': true
    'maintainDateChange/approved': true
    'maintainDateChange/check': true
    'maintainDateChange/submit': true
    'maintenance/check': true
    'marketWork/count': true
    'marketWork/day': true
    'meetingKind/rule': true
    'menu/check': true
    'message/check': true
    'message/saved': true
    'milepost/cancelled': true
    'milepost/check': true
    'milepost/confirming': true
    'milepostAdvance/check': true
    'moneyComeGo/back': true
    'moneyComeGo/badDebt': true
    'moneyExpense/check': true
    'moneyExpense/overLimit': true
    'moneyLess/check': true
    'moneyLess/removing': true
    'moneyMonth/check': true
    'moneySalary/check': true
    'moneyServer/check': true
    'moneyServer/removing': true
    'moneyServer/saved': true
    'officialSeal/check': true
    'officialSeal/transfer': true
    'officialSealUse/acting': true
    'officialSealUse/approved': true
    'officialSealUse/check': true
    'officialSealUse/isSimple': true
    'officialSealUse/returned': true
    'officialSealUse/stamp': true
    'officialSealUse/submit': true
    'okr/check': true
    'okr/confirmed': true
    'okr/removing': true
    'okr/revised': true
    'okr/score': true
    'okr/selfScore': true
    'okr/spread': true
    'okrCheck/follow': true
    'operation/removing': true
    'overtime/hours': true
    'overtime/rate': true
    'overtime/submit': true
    'performance/correct': true
    'performance/corrected': true
    'performance/due': true
    'permission/check': true
    'planItem/check': true
    'productDownload/check': true
    'productDownload/passing': true
    'productLibrary/check': true
    'productLibraryVersion/check': true
    'productLibraryVersion/orderNo': true
    'productLibraryVersion/planned': true
    'productLibraryVersion/released': true
    'productLibraryVersion/releasing': true
    'productLibraryVersion/retiring': true
    'productLibraryVersion/tested': true
    'project/accept': true
    'project/accepted': true
    'project/accepting': true
    'project/check': true
    'project/client': true
    'project/entered': true
    'project/entering': true
    'project/isPlain': true
    'project/isSmall': true
    'project/open': true
    'project/removing': true
    'project/resumed': true
    'project/started': true
    'project/starting': true
    'project/terminated': true
    'projectManDay/isSmall': true
    'projectManDay/submitting': true
    'projectModule/check': true
    'projectProduct/retiring': true
    'projectProgress/check': true
    'projectProgress/confirmed': true
    'projectProgress/confirming': true
    'projectProgress/name': true
    'projectProgress/removing': true
    'projectProgress/round': true
    'projectProgress/signedWith': true
    'projectProgress/signing': true
    'projectProgress/stageRound': true
    'projectProgress/submitting': true
    'projectProgress/takenBack': true
    'projectVer/check': true
    'projectVer/confirmed': true
    'projectVer/delivering': true
    'projectVer/submitting': true
    'projectVer/watched': true
    'receive/extend': true
    'receive/handOut': true
    'receive/handedOut': true
    'receive/returnAudit': true
    'receive/returned': true
    'receive/returning': true
    'receive/submit': true
    'receiveItem/check': true
    'receiveStock/book': true
    'reminderRule/check': true
    'report/count': true
    'report/day': true
    'report/month': true
    'report/unlock': true
    'report/week': true
    'restDay/days': true
    'restDay/submit': true
    'returnedMoneyApply/approve': true
    'returnedMoneyApply/approved': true
    'returnedMoneyApply/check': true
    'returnedMoneyApply/ledger': true
    'returnedMoneyApply/submit': true
    'returnedMoneyApply/void': true
    'returnedMoneyApply/voided': true
    'role/check': true
    'role/removing': true
    'rule/saved': true
    'savedView/check': true
    'savedView/removing': true
    'socialInsurance/check': true
    'socialInsurance/lines': true
    'socialInsurance/removing': true
    'socialInsurance/uncheck': true
    'socialRule/check': true
    'socialRule/removing': true
    'submission/approve': true
    'submission/check': true
    'submission/passed': true
    'submission/removing': true
    'submission/returned': true
    'submission/submit': true
    'submission/submitted': true
    'submission/takenBack': true
    'submission/void': true
    'submission/voided': true
    'submitComeGo/passed': true
    'submitComeGo/submit': true
    'submitComeGo/void': true
    'submitComeGo/voided': true
    'submitExpense/check': true
    'submitExpense/noticeCheck': true
    'submitExpense/noticeChecked': true
    'submitExpense/paid': true
    'submitExpense/passed': true
    'submitExpense/pay': true
    'submitExpense/submit': true
    'submitExpense/unpaid': true
    'submitExpense/unpay': true
    'submitMonth/name': true
    'submitPayroll/approve': true
    'submitPayroll/check': true
    'submitPayroll/locked': true
    'submitPayroll/name': true
    'submitPayroll/paid': true
    'submitPayroll/pay': true
    'submitPayroll/submit': true
    'submitPayroll/void': true
    'submitPayroll/voided': true
    'submitSalary/approve': true
    'submitSalary/passed': true
    'submitSalary/void': true
    'submitSalary/voided': true
    'task/cancelled': true
    'task/check': true
    'task/cycleEnded': true
    'task/endCycle': true
    'task/reassign': true
    'task/reassigned': true
    'task/removing': true
    'taskDay/begun': true
    'taskDay/cancelling': true
    'taskDay/check': true
    'taskDay/estimate': true
    'taskDay/save': true
    'taskUsers/check': true
    'taskWeek/check': true
    'taskWeek/removing': true
    'taskWeek/save': true
    'taxOpening/check': true
    'taxOpening/removing': true
    'taxRule/check': true
    'taxRule/removing': true
    'testApply/extend': true
    'testApply/free': true
    'testApply/within': true
    'train/check': true
    'train/passed': true
    'user/audit': true
    'user/audited': true
    'user/check': true
    'user/depart': true
    'user/departed': true
    'user/disable': true
    'user/disabled': true
    'user/enabled': true
    'user/rehired': true
    'user/removing': true
    'user/saved': true
    'userRole/check': true
    'userRole/removing': true
    'userRole/saved': true
    'violate/appealInTime': true
    'violate/judge': true
    'violate/judged': true
    'violate/statementDue': true
    'warnAccident/lock': true
    'wbsHour/check': true
    'wbsHour/removing': true
    'wbsHour/settle': true
    'wbsTask/cancelled': true
    'wbsTask/check': true
    'wbsTask/removing': true
    'wbsTask/settle': true
    'wbsTask/starting': true
    'weekTaskComb/check': true
    'weekTaskComb/completed': true
    'weekTaskComb/completing': true
    'weekTaskComb/gather': true
    'weekTaskComb/removing': true
    'weekTaskComb/sent': true
    'weekTaskComb/voided': true
    'weekWork/dailies': true
    'weekendTask/check': true
    'work/confirmedOnce': true
    'work/confirmer': true
    'workDay/check': true
    'workDay/ended': true
    'workDay/invite': true
    'workDay/removing': true
    'zfcg/client': true
    'zfcg/toBusiness': true
    'zfcg/words': true
  }
}

export {}
