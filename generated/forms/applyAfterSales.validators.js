// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["1dc3ee46"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"orderType":{"type":"integer","enum":[1,2]},"orderNo":{"$ref":"#/$defs/OrderNo"},"serviceType":{"type":"integer","enum":[1,2]},"questionContent":{"type":"string","pattern":"\\S","minLength":1,"maxLength":500}},"required":["orderType","orderNo","questionContent","serviceType"],"$defs":{"OrderNo":{"type":"string","pattern":"^[A-Z][0-9]+$","minLength":10,"maxLength":32}},"$id":"1dc3ee46"};
const schema32 = {"type":"string","pattern":"^[A-Z][0-9]+$","minLength":10,"maxLength":32};
const func1 = ucs2length;
const pattern4 = new RegExp("^[A-Z][0-9]+$", "u");
const pattern5 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="1dc3ee46" */;
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
if(data.orderType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderType"},message:"must have required property '"+"orderType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderNo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.questionContent === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questionContent"},message:"must have required property '"+"questionContent"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.serviceType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serviceType"},message:"must have required property '"+"serviceType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "orderType") || (key0 === "orderNo")) || (key0 === "serviceType")) || (key0 === "questionContent"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.orderType !== undefined){
let data0 = data.orderType;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/orderType",schemaPath:"#/properties/orderType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.orderType.type,parentSchema:schema31.properties.orderType,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data0 === 1) || (data0 === 2))){
const err6 = {instancePath:instancePath+"/orderType",schemaPath:"#/properties/orderType/enum",keyword:"enum",params:{allowedValues: schema31.properties.orderType.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.orderType.enum,parentSchema:schema31.properties.orderType,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.orderNo !== undefined){
let data1 = data.orderNo;
if(typeof data1 === "string"){
if(func1(data1) > 32){
const err7 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 10){
const err8 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters",schema:10,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+$"},message:"must match pattern \""+"^[A-Z][0-9]+$"+"\"",schema:"^[A-Z][0-9]+$",parentSchema:schema32,data:data1};
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
const err10 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.serviceType !== undefined){
let data2 = data.serviceType;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err11 = {instancePath:instancePath+"/serviceType",schemaPath:"#/properties/serviceType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.serviceType.type,parentSchema:schema31.properties.serviceType,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data2 === 1) || (data2 === 2))){
const err12 = {instancePath:instancePath+"/serviceType",schemaPath:"#/properties/serviceType/enum",keyword:"enum",params:{allowedValues: schema31.properties.serviceType.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.serviceType.enum,parentSchema:schema31.properties.serviceType,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.questionContent !== undefined){
let data3 = data.questionContent;
if(typeof data3 === "string"){
if(func1(data3) > 500){
const err13 = {instancePath:instancePath+"/questionContent",schemaPath:"#/properties/questionContent/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.questionContent,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/questionContent",schemaPath:"#/properties/questionContent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.questionContent,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern5.test(data3)){
const err15 = {instancePath:instancePath+"/questionContent",schemaPath:"#/properties/questionContent/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.questionContent,data:data3};
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
const err16 = {instancePath:instancePath+"/questionContent",schemaPath:"#/properties/questionContent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.questionContent.type,parentSchema:schema31.properties.questionContent,data:data3};
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
