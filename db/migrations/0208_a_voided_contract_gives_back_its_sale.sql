alter table store."business_opportunity" drop constraint "business_opportunity_requires1";
alter table store."business_opportunity" add constraint "business_opportunity_requires1" check (((("schedule" in ('需求确认', '方案演示', '招投标', '商务谈判')) and not ("pre_schedule" is not null))) is not true or ("sign_date" is not null));
alter table store."business_opportunity" drop constraint "business_opportunity_requires2";
alter table store."business_opportunity" add constraint "business_opportunity_requires2" check (((("schedule" in ('方案演示', '招投标', '商务谈判')) and not ("pre_schedule" is not null))) is not true or ("procurement_method" is not null));
