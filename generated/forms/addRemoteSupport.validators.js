// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["7734ea08"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"remark1":{"type":"string","pattern":"\\S","minLength":1,"maxLength":500},"communication":{"type":"integer","enum":[1,2,3]},"communicationRemark":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"scheduled":{"type":"string","format":"date","maxLength":10},"languageType":{"type":"integer","enum":[1,2]},"remark":{"type":"string","pattern":"\\S","minLength":1,"maxLength":500}},"required":["remark1","communication","communicationRemark","scheduled","languageType","remark"],"$id":"7734ea08"};
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");
const formats0 = formats.date;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="7734ea08" */;
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
if(data.remark1 === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remark1"},message:"must have required property '"+"remark1"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.communication === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "communication"},message:"must have required property '"+"communication"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.communicationRemark === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "communicationRemark"},message:"must have required property '"+"communicationRemark"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scheduled === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduled"},message:"must have required property '"+"scheduled"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.languageType === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languageType"},message:"must have required property '"+"languageType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.remark === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remark"},message:"must have required property '"+"remark"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "remark1") || (key0 === "communication")) || (key0 === "communicationRemark")) || (key0 === "scheduled")) || (key0 === "languageType")) || (key0 === "remark"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.remark1 !== undefined){
let data0 = data.remark1;
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err7 = {instancePath:instancePath+"/remark1",schemaPath:"#/properties/remark1/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.remark1,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/remark1",schemaPath:"#/properties/remark1/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.remark1,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/remark1",schemaPath:"#/properties/remark1/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.remark1,data:data0};
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
const err10 = {instancePath:instancePath+"/remark1",schemaPath:"#/properties/remark1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.remark1.type,parentSchema:schema31.properties.remark1,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.communication !== undefined){
let data1 = data.communication;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err11 = {instancePath:instancePath+"/communication",schemaPath:"#/properties/communication/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.communication.type,parentSchema:schema31.properties.communication,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data1 === 1) || (data1 === 2)) || (data1 === 3))){
const err12 = {instancePath:instancePath+"/communication",schemaPath:"#/properties/communication/enum",keyword:"enum",params:{allowedValues: schema31.properties.communication.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.communication.enum,parentSchema:schema31.properties.communication,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.communicationRemark !== undefined){
let data2 = data.communicationRemark;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err13 = {instancePath:instancePath+"/communicationRemark",schemaPath:"#/properties/communicationRemark/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.communicationRemark,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data2) < 1){
const err14 = {instancePath:instancePath+"/communicationRemark",schemaPath:"#/properties/communicationRemark/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.communicationRemark,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern4.test(data2)){
const err15 = {instancePath:instancePath+"/communicationRemark",schemaPath:"#/properties/communicationRemark/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.communicationRemark,data:data2};
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
const err16 = {instancePath:instancePath+"/communicationRemark",schemaPath:"#/properties/communicationRemark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.communicationRemark.type,parentSchema:schema31.properties.communicationRemark,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.scheduled !== undefined){
let data3 = data.scheduled;
if(typeof data3 === "string"){
if(func1(data3) > 10){
const err17 = {instancePath:instancePath+"/scheduled",schemaPath:"#/properties/scheduled/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema31.properties.scheduled,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0(data3))){
const err18 = {instancePath:instancePath+"/scheduled",schemaPath:"#/properties/scheduled/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema31.properties.scheduled,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/scheduled",schemaPath:"#/properties/scheduled/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.scheduled.type,parentSchema:schema31.properties.scheduled,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.languageType !== undefined){
let data4 = data.languageType;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err20 = {instancePath:instancePath+"/languageType",schemaPath:"#/properties/languageType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.languageType.type,parentSchema:schema31.properties.languageType,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data4 === 1) || (data4 === 2))){
const err21 = {instancePath:instancePath+"/languageType",schemaPath:"#/properties/languageType/enum",keyword:"enum",params:{allowedValues: schema31.properties.languageType.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.languageType.enum,parentSchema:schema31.properties.languageType,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.remark !== undefined){
let data5 = data.remark;
if(typeof data5 === "string"){
if(func1(data5) > 500){
const err22 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.remark,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data5) < 1){
const err23 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.remark,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern4.test(data5)){
const err24 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.remark,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.remark.type,parentSchema:schema31.properties.remark,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
