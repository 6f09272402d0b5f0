// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["69804328"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"orderNo":{"$ref":"#/$defs/OrderNo"},"contractLink":{"$ref":"#/$defs/ContractLink"}},"required":["orderNo","contractLink"],"$defs":{"ContractLink":{"type":"string","pattern":"^[^,]+\\.([dD][oO][cC][xX]?|[pP][dD][fF]),[^,]+$","minLength":1,"maxLength":800},"OrderNo":{"type":"string","pattern":"^[A-Z][0-9]+$","minLength":10,"maxLength":32}},"$id":"69804328"};
const schema32 = {"type":"string","pattern":"^[A-Z][0-9]+$","minLength":10,"maxLength":32};
const schema33 = {"type":"string","pattern":"^[^,]+\\.([dD][oO][cC][xX]?|[pP][dD][fF]),[^,]+$","minLength":1,"maxLength":800};
const func1 = ucs2length;
const pattern4 = new RegExp("^[A-Z][0-9]+$", "u");
const pattern5 = new RegExp("^[^,]+\\.([dD][oO][cC][xX]?|[pP][dD][fF]),[^,]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="69804328" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contractLink === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contractLink"},message:"must have required property '"+"contractLink"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "orderNo") || (key0 === "contractLink"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.orderNo !== undefined){
let data0 = data.orderNo;
if(typeof data0 === "string"){
if(func1(data0) > 32){
const err3 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 10){
const err4 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters",schema:10,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+$"},message:"must match pattern \""+"^[A-Z][0-9]+$"+"\"",schema:"^[A-Z][0-9]+$",parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.contractLink !== undefined){
let data1 = data.contractLink;
if(typeof data1 === "string"){
if(func1(data1) > 800){
const err7 = {instancePath:instancePath+"/contractLink",schemaPath:"#/$defs/ContractLink/maxLength",keyword:"maxLength",params:{limit: 800},message:"must NOT have more than 800 characters",schema:800,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/contractLink",schemaPath:"#/$defs/ContractLink/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern5.test(data1)){
const err9 = {instancePath:instancePath+"/contractLink",schemaPath:"#/$defs/ContractLink/pattern",keyword:"pattern",params:{pattern: "^[^,]+\\.([dD][oO][cC][xX]?|[pP][dD][fF]),[^,]+$"},message:"must match pattern \""+"^[^,]+\\.([dD][oO][cC][xX]?|[pP][dD][fF]),[^,]+$"+"\"",schema:"^[^,]+\\.([dD][oO][cC][xX]?|[pP][dD][fF]),[^,]+$",parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/contractLink",schemaPath:"#/$defs/ContractLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
