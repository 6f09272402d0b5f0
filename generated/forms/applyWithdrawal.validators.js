// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["1a80a6ec"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"cashType":{"type":"integer","enum":[1,2]},"cashAmount":{"type":"integer","minimum":1,"maximum":5000000},"cashAccount":{"type":"string","pattern":"^\\S+$","minLength":1,"maxLength":50},"secondFactor":{"type":"string","pattern":"\\S","minLength":1,"maxLength":30}},"required":["cashAccount","cashAmount","cashType"],"$id":"1a80a6ec"};
const func1 = ucs2length;
const pattern4 = new RegExp("^\\S+$", "u");
const pattern5 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="1a80a6ec" */;
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
if(data.cashAccount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cashAccount"},message:"must have required property '"+"cashAccount"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cashAmount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cashAmount"},message:"must have required property '"+"cashAmount"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cashType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cashType"},message:"must have required property '"+"cashType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "cashType") || (key0 === "cashAmount")) || (key0 === "cashAccount")) || (key0 === "secondFactor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cashType !== undefined){
let data0 = data.cashType;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/cashType",schemaPath:"#/properties/cashType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.cashType.type,parentSchema:schema31.properties.cashType,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data0 === 1) || (data0 === 2))){
const err5 = {instancePath:instancePath+"/cashType",schemaPath:"#/properties/cashType/enum",keyword:"enum",params:{allowedValues: schema31.properties.cashType.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.cashType.enum,parentSchema:schema31.properties.cashType,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cashAmount !== undefined){
let data1 = data.cashAmount;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/cashAmount",schemaPath:"#/properties/cashAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.cashAmount.type,parentSchema:schema31.properties.cashAmount,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 5000000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/cashAmount",schemaPath:"#/properties/cashAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000000},message:"must be <= 5000000",schema:5000000,parentSchema:schema31.properties.cashAmount,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/cashAmount",schemaPath:"#/properties/cashAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.cashAmount,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.cashAccount !== undefined){
let data2 = data.cashAccount;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err9 = {instancePath:instancePath+"/cashAccount",schemaPath:"#/properties/cashAccount/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.cashAccount,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/cashAccount",schemaPath:"#/properties/cashAccount/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.cashAccount,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data2)){
const err11 = {instancePath:instancePath+"/cashAccount",schemaPath:"#/properties/cashAccount/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\"",schema:"^\\S+$",parentSchema:schema31.properties.cashAccount,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/cashAccount",schemaPath:"#/properties/cashAccount/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.cashAccount.type,parentSchema:schema31.properties.cashAccount,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.secondFactor !== undefined){
let data3 = data.secondFactor;
if(typeof data3 === "string"){
if(func1(data3) > 30){
const err13 = {instancePath:instancePath+"/secondFactor",schemaPath:"#/properties/secondFactor/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters",schema:30,parentSchema:schema31.properties.secondFactor,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/secondFactor",schemaPath:"#/properties/secondFactor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.secondFactor,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern5.test(data3)){
const err15 = {instancePath:instancePath+"/secondFactor",schemaPath:"#/properties/secondFactor/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.secondFactor,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/secondFactor",schemaPath:"#/properties/secondFactor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.secondFactor.type,parentSchema:schema31.properties.secondFactor,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
