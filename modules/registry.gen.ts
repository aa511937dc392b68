// Written by `npm run gen` from the declarations. Do not edit.
declare module '@chengban/kernel/registry.ts' {
  interface Entities {
    clientContact: { fields: 'id' | 'name' | 'clientId' | 'department' | 'position' | 'role' | 'phone' | 'telephone' | 'wechat' | 'email' | 'address' | 'birthday' | 'attitude' | 'isKey' | 'isUse' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never }
    client: { fields: 'id' | 'name' | 'abbreviation' | 'normalName' | 'alias' | 'type' | 'grade' | 'status' | 'lifeStage' | 'ownership' | 'userId' | 'helperId' | 'initiator' | 'tzOwned' | 'tzNextContact' | 'province' | 'city' | 'district' | 'isProvincial' | 'isMunicipal' | 'site' | 'place' | 'website' | 'linkman' | 'phone' | 'telephone' | 'account' | 'accountId' | 'bank' | 'accountNumber' | 'invoicingMode' | 'needBusiness' | 'construct' | 'vpn' | 'isUse' | 'sort' | 'audit1' | 'opinion' | 'tzSubmit' | 'contractCount' | 'mergedIntoId' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: never }
    contract: { fields: 'id' | 'name' | 'contractNumber' | 'clientId' | 'parentId' | 'initiator' | 'selfCompany' | 'unit' | 'form' | 'way' | 'payWay' | 'template' | 'affiliation' | 'area' | 'money' | 'hardware' | 'software' | 'service' | 'advancePayment' | 'earnest' | 'earnestMoney' | 'approvedMoney' | 'totalMoney' | 'free' | 'invoice' | 'invoiceType' | 'invoiceDate' | 'invoiceIgnore' | 'isSmall' | 'newClient' | 'upgrade' | 'personNumber' | 'signDate' | 'signer' | 'needMaintain' | 'maintainMonths' | 'maintainMoney' | 'dtMaintainStart' | 'maintainDate' | 'dtLastMain' | 'contractFile' | 'contractChapter' | 'secureFile' | 'acceptanceFile' | 'dtAccept' | 'status' | 'stage' | 'audit1' | 'audit2' | 'opinionFirst' | 'opinion' | 'tzSubmit' | 'remark' | 'tzCreate' | 'tzUpdate' | 'creatorId' | 'version'; states: '未生效' | '待签署' | '已签署' | '履行中' | '履行完毕' | '已归档' | '已终止' }
  }
  interface Dicts {
    'affiliation': true
    'area': true
    'clientGrade': true
    'clientType': true
    'contactRole': true
    'contractForm': true
    'contractTemplate': true
    'contractUnit': true
    'contractWay': true
    'invoicingMode': true
    'payWay': true
  }
  interface Operations {
    'client:apply': true
    'client:assign': true
    'client:audit': true
    'client:bank': true
    'client:manage': true
    'client:vpn': true
    'contract:apply': true
    'contract:audit1': true
    'contract:audit2': true
    'contract:manage': true
    'contract:money': true
    'contract:void': true
    'invoicing:audit': true
    'invoicing:complete': true
    'returnedMoney:audit': true
    'returnedMoney:manage': true
  }
  interface Handlers {
    'client/approved': true
    'client/check': true
    'client/duplicates': true
    'client/normalName': true
    'contract/acceptOnce': true
    'contract/approved': true
    'contract/check': true
    'contract/isSmall': true
    'contract/removing': true
    'contract/submit': true
  }
}

export {}
