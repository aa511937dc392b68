alter table store."violate" drop constraint "violate_rule1";
alter table store."warn_accident" drop constraint "warn_accident_rule1";
alter table store."money_less" drop constraint "money_less_rule1";
